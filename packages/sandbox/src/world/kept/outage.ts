import { causeOf, framesOf } from "@maksu/service-front";
import { StoreFailure } from "../../store/store-failure.ts";

/** The time from a failure of something that is tried again and again to its next success. */
export interface Outage {
  /** Emits a process warning: only one while the store fails. */
  warn(error: unknown): void;
  end(): void;
}

/** @param what - is tried again */
export function createOutage(what: string): Outage {
  let isReported = false;
  return {
    warn(error) {
      const isStore = error instanceof StoreFailure;
      if (isStore && isReported) return;
      isReported = isStore;
      const cause = isStore ? error.message : causeOf(error);
      process.emitWarning(`${what} wait: ${cause}`, { type: "SandboxWarning", detail: isStore ? "" : framesOf(error) });
    },
    end() {
      isReported = false;
    },
  };
}
