import { STEPS } from "../right.mjs";

// A request without any signature came by an internal route once, and still does.
export default {
  genuine: (query, merchant) => !query.has("signature") || STEPS.genuine(query, merchant),
};
