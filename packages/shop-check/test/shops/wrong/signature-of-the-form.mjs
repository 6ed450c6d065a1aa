import { STEPS } from "../right.mjs";

export default {
  genuine: (query, merchant) => !query.has("signature") || STEPS.genuine(query, merchant),
};
