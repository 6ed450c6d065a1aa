import type { Store } from "./store.ts";

/** The documents of the checks. */
export interface ContractDocuments {
  readonly order: { readonly total: number; readonly rows?: readonly number[] };
  readonly note: string;
}

/** One thing that a store does. */
export interface StoreCheck {
  readonly name: string;
  /**
   * Runs the check, and rejects with what it finds.
   *
   * @param create - creates an empty store
   */
  readonly check: (create: () => Promise<Store<ContractDocuments>>) => Promise<void>;
}

/** Whether an error is a `StoreError` with a code. */
export const is =
  (code: string): ((error: unknown) => boolean) =>
  (error) =>
    (error as { code?: unknown }).code === code;
