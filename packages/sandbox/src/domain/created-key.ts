/** The key by which an account's documents of a kind are found in the order of their creation. */
export const createdKey = ({ account, createdAt }: { readonly account: string; readonly createdAt: string }, id: string): string =>
  `${account} ${createdAt} ${id}`;
