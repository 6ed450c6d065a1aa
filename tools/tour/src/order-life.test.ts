import { expect, test } from "vitest";
import { lifeTable, orderLife } from "./order-life.ts";

test("an order is paid, refunded in part, settled and reported, each event verified", async () => {
  const life = await orderLife();
  expect(life.map(({ at, step }) => `${at} ${step}`)).toEqual([
    "2026-03-02 09:00 createPayment",
    "2026-03-02 09:00 the customer pays",
    "2026-03-02 09:00 callback",
    "2026-03-02 09:00 refundPayment",
    "2026-03-02 09:00 refund callback",
    "2026-03-05 09:00 three days later",
    "2026-03-05 09:00 listSettlements",
    "2026-03-05 09:00 report",
  ]);
  expect(life.at(2)?.outcome).toBe("verified: ok, 1525 cents");
  expect(life.at(-1)?.outcome).toBe("verified: 15.25 € Paid and settled, -5.00 € Paid and settled");
  expect(await orderLife()).toEqual(life);
  expect(lifeTable(life).split("\n")[1]).toBe("2026-03-02 09:00  the customer pays  by nordea");
});
