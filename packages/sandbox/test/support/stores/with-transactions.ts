import type { AnyStore } from "../../../src/store/open-store.ts";
import type { Transaction } from "../../../src/store/store.ts";

/** A transaction of any store. */
type AnyTransaction = Transaction<Readonly<Record<string, unknown>>>;

/** A store whose transactions are other ones than those of the store that it stands before. */
export const withTransactions = (store: AnyStore, other: (transaction: AnyTransaction) => AnyTransaction): AnyStore => ({
  ...store,
  transaction: (run, options) => store.transaction((transaction) => run(other(transaction)), options),
});
