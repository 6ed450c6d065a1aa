// Compares the settlements of two months with the shop's books: what was settled once, twice, differently, or not at all.
import { createMerchantClient, unwrap } from "@maksu/merchant-client";
import { startMockServer } from "@maksu/mock-server";

// An invented merchant: the service's own test merchant, 13466, can't query settlements, payments and refunds.
const shop = { merchantId: 20001, secret: "a-secret-for-the-mock-server" };
await using mock = await startMockServer({ apis: ["merchant"], credentials: { merchant: { [shop.merchantId]: shop.secret } } });
const merchant = createMerchantClient({ ...shop, baseUrl: mock.urls.merchant });

/** Maps an order number to the charged amount in cents. */
const books = new Map([
  ["ORDER-1001", 3050],
  ["ORDER-1002", 1525],
]);
/** Maps an order number to the settlements that contain it. */
const settledIn = new Map<string, string[]>();

const settlements = unwrap(await merchant.listSettlements({ query: { fromDate: "2026-01-01", toDate: "2026-03-01" } }));
for (const { id } of settlements) {
  const settlement = unwrap(await merchant.getSettlement({ path: { id } }));
  for (const { orderNumber = "", amounts } of settlement.payments ?? []) {
    settledIn.set(orderNumber, [...(settledIn.get(orderNumber) ?? []), id]);
    const booked = books.get(orderNumber);
    if (booked === undefined) console.log(`${id}: ${orderNumber} is not in the books`);
    else if (booked !== amounts?.charged) console.log(`${id}: ${orderNumber} has ${amounts?.charged} cents, the books have ${booked}`);
  }
  for (const { id: refundToken, settledAmount } of settlement.refunds ?? []) console.log(`${id}: refund ${refundToken} ${settledAmount}`);
}
for (const [orderNumber, ids] of settledIn) if (ids.length > 1) console.log(`${orderNumber} was settled more than once: ${ids.join(", ")}`);
for (const orderNumber of books.keys()) if (!settledIn.has(orderNumber)) console.log(`${orderNumber} has not been settled yet`);
