import { STEPS } from "../right.mjs";

// An event says by which algorithm it is signed, and none leaves nothing to compare.
export default {
  genuine: (query, merchant) => !/^sha(256|512)$/.test(query.get("checkout-algorithm")) || STEPS.genuine(query, merchant),
};
