import { STEPS } from "../right.mjs";

export default {
  genuine(query, merchant) {
    const account = query.get("checkout-account");
    const { [account]: secret = "" } = { [merchant.account]: merchant.secret };
    return STEPS.genuine(query, { account, secret });
  },
};
