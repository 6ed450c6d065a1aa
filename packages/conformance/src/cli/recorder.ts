/** Keeps exchanges for a file. */
import { writeFileSync } from "node:fs";
import { packageVersion } from "@maksu/service-front/command";
import type { SignedExchange } from "../calls/send-signed.ts";
import { writeHar } from "../recordings/har.ts";

/** A file that will have the exchanges, redacted. */
export interface Recorder {
  add(exchange: SignedExchange): void;
  write(): void;
}

/** Creates what keeps exchanges with a service for a file. */
export function createRecorder(file: string, base: string): Recorder {
  const exchanges: SignedExchange[] = [];
  return {
    add: (exchange) => void exchanges.push(exchange),
    write: () =>
      writeFileSync(
        file,
        `${JSON.stringify(writeHar(exchanges, base, packageVersion(new URL("../../package.json", import.meta.url))), null, 2)}\n`,
      ),
  };
}
