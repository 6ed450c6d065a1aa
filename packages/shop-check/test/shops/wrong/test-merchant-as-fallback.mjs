import { STEPS } from "../right.mjs";

// An account that is not the shop's is looked up, and the test merchant is among those that it knows.
export default {
  genuine(query, merchant) {
    const isTest = query.get("checkout-account") === "375917";
    return STEPS.genuine(query, isTest ? { account: 375917, secret: "SAIPPUAKAUPPIAS" } : merchant);
  },
};
