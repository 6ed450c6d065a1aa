import { STEPS } from "../right.mjs";

export default {
  genuine(query, merchant) {
    const isTest = query.get("checkout-account") === "375917";
    return STEPS.genuine(query, isTest ? { account: 375917, secret: "SAIPPUAKAUPPIAS" } : merchant);
  },
};
