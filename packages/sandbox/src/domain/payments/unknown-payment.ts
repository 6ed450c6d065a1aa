/** Why a request about a payment of nobody, or of another account, is rejected. */
export const UNKNOWN_PAYMENT = "the account has no payment with this id";
