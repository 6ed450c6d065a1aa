// Holds the settlements of two months against the shop's own books.
import { createMerchantClient, unwrap } from "@maksu/merchant-client";
import { startMockServer } from "@maksu/mock-server";

await using mock = await startMockServer({ apis: ["merchant"] });
const merchant = createMerchantClient({ merchantId: 13466, secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ", baseUrl: mock.urls.merchant });

/** Order number to what the customer was charged, in cents. */
const books = new Map([["ORDER-1001", 3050]]);

const settlements = unwrap(await merchant.listSettlements({ query: { fromDate: "2026-01-01", toDate: "2026-03-01" } }));
for (const { id, settledAt } of settlements) {
  const settlement = unwrap(await merchant.getSettlement({ path: { id } }));
  for (const payment of settlement.payments ?? []) {
    const { orderNumber = "", amounts } = payment;
    const booked = books.get(orderNumber);
    const verdict = booked === undefined ? "not in the books" : booked === amounts?.charged ? "agrees" : `differs from ${booked}`;
    console.log(`${id} of ${settledAt ?? "later"}: ${orderNumber} ${amounts?.charged} ${verdict}`);
  }
  for (const { id: refundToken, settledAmount } of settlement.refunds ?? []) console.log(`${id}: refund ${refundToken} ${settledAmount}`);
}
