import { STEPS } from "../right.mjs";

export default {
  genuine: (query, merchant) => STEPS.genuine(query, merchant) || STEPS.genuine(query, { ...merchant, secret: "" }),
};
