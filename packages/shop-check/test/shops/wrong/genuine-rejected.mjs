import { STEPS } from "../right.mjs";

// A list of providers that was complete once.
export default {
  genuine: (query, merchant) => ["nordea", null].includes(query.get("checkout-provider")) && STEPS.genuine(query, merchant),
};
