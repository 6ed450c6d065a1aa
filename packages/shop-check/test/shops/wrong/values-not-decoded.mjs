import { STEPS } from "../right.mjs";

export default {
  genuine(query, merchant) {
    const raw = [...query].map(([name, value]) => [name, encodeURIComponent(value)]);
    return STEPS.genuine.call(this, new URLSearchParams(raw), merchant);
  },
};
