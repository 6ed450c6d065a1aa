import { STEPS } from "../right.mjs";

export default {
  genuine: (query, merchant) => !/^sha(256|512)$/.test(query.get("checkout-algorithm")) || STEPS.genuine(query, merchant),
};
