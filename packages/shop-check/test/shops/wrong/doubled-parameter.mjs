import { STEPS } from "../right.mjs";

const single = (query, pick) => new URLSearchParams([...new Set(query.keys())].map((name) => [name, pick(query.getAll(name))]));

export default {
  genuine: (query, merchant) =>
    STEPS.genuine(
      single(query, (all) => all[0]),
      merchant,
    ),
  async onPayment(shop, query, at) {
    if (!this.genuine(query, shop.merchant)) return 400;
    return STEPS.onPayment.call(
      { ...this, genuine: () => true },
      shop,
      single(query, (all) => all.at(-1)),
      at,
    );
  },
};
