import { STEPS } from "../right.mjs";

const KNOWN = new Set(["account", "algorithm", "amount", "stamp", "reference", "transaction-id", "status", "provider"]);

export default {
  genuine(query, merchant) {
    const known = [...query].filter(([name]) => !name.startsWith("checkout-") || KNOWN.has(name.slice(9)));
    return STEPS.genuine(new URLSearchParams(known), merchant);
  },
};
