import { STEPS } from "../right.mjs";

const verified = new Set();

export default {
  genuine(query, merchant) {
    const id = query.get("checkout-transaction-id");
    if (STEPS.genuine(query, merchant)) verified.add(id);
    return verified.has(id);
  },
};
