/**
 * The interface of the sandbox's stores, and the checks that any test runner can run on one: {@link storeContract} on every store,
 * {@link sharedStoreContract} on one that several processes share.
 *
 * @packageDocumentation
 */
export { type SharedDocuments, sharedStoreContract, type SharedStoreCheck } from "./shared-store-contract.ts";
export { type ContractDocuments, type StoreCheck } from "./contract-check.ts";
export type { Entry, EntryOf, Search, SortOrder } from "./search.ts";
export { storeContract } from "./store-contract.ts";
export {
  type DocumentCopy,
  type Found,
  type Job,
  type JobTask,
  type Key,
  type KeyRange,
  type Keys,
  type KindOf,
  type NewJob,
  type Page,
  type Searched,
  type Store,
  type Stored,
  StoreError,
  type Transaction,
  type TransactionOptions,
} from "./store.ts";
