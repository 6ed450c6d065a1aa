import { STEPS } from "../right.mjs";

export default {
  genuine: (query, merchant) => ["nordea", null].includes(query.get("checkout-provider")) && STEPS.genuine(query, merchant),
};
