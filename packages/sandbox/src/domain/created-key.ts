/** The key by which an account's payments and refunds are found in the order of their creation. */
export const createdKey = (document: { readonly account: string; readonly createdAt: string; readonly transactionId: string }): string =>
  `${document.account} ${document.createdAt} ${document.transactionId}`;
