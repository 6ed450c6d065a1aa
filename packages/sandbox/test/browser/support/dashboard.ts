/** The start of the dashboard's tests: a world in which a bit of everything has happened. */
import { postCardForm } from "./card-form.ts";
import { openShop, type OpenShop } from "./open-shop.ts";
import { rowOf, rowRequest } from "../../support/orders.ts";
import { itemOf } from "../../support/payments.ts";
import { createOpen, type Open, type Screen } from "./screen.ts";

/** A dashboard in a browser without JavaScript. */
export interface OpenDashboard extends OpenShop {
  readonly open: Open;
  /** The address of a page of the world. */
  ui(path: string): string;
  /** Every page that links lead to, from the first one on. */
  crawl(): Promise<readonly Screen[]>;
  /** Opens a page, and presses the first button with a text. */
  press(page: string, button: string, changes?: Readonly<Record<string, string>>): Promise<Screen>;
  /** The texts of a page's elements of a name. */
  texts(screen: Screen, name: string): readonly string[];
  /** The operations that a page has forms for. */
  operationsIn(screen: Screen): readonly string[];
}

/** Opens a dashboard for the tests of a file. */
export async function openDashboard(): Promise<OpenDashboard> {
  const parts = await openShop();
  const { sandbox, world } = parts;
  const open = createOpen(sandbox.url, fetch);
  await happen(parts);
  const start = `/_sandbox/ui/${world.name}/`;
  return {
    ...parts,
    open,
    ui: (path) => start + path,
    async crawl() {
      const pages = new Map<string, Screen>();
      const left = [start];
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        if (pages.has(path)) continue;
        const screen = await open(path);
        pages.set(path, screen);
        // Other worlds and the customer's pages are not this one's.
        const links = screen.elements.flatMap(({ name, attributes }) => (name === "a" ? [attributes["href"] ?? ""] : []));
        left.push(...links.map((link) => link.replace(/#.*$/, "")).filter((link) => link.startsWith(start)));
      }
      return [...pages.values()];
    },
    press: async (page, button, changes) => (await open(page)).press(button, changes),
    texts: ({ elements }, name) => elements.filter((each) => each.name === name).map(({ text }) => text),
    operationsIn: ({ elements }) =>
      elements.flatMap(({ attributes }) => (attributes["name"] === "operation" ? [attributes["value"] ?? ""] : [])),
  };
}

/** Payments, refunds, cards, orders, settlements, reports and events in many states, with a text of the merchant wherever one may be. */
export async function happen({ sandbox, world, shop }: Pick<OpenShop, "sandbox" | "world" | "shop">, text = "ORDER-1"): Promise<void> {
  // The description keeps control characters out of what is signed.
  const value = text.replaceAll(/\p{Cc}/gu, "");
  await world.faults.add({ match: { reference: value, nth: 1 }, duplicate: 1 });
  const items = [itemOf({ description: text.slice(0, 900), productCode: text.slice(0, 90) })];
  let count = 0;
  const request = (amount = 1525) => ({
    stamp: `${value.slice(0, 100)} ${++count}`,
    reference: value.slice(0, 190),
    amount,
    items: items.map((item) => ({ ...item, unitPrice: amount })),
  });
  const created = async (amount?: number): Promise<string> => (await shop.create(request(amount))).body.transactionId;
  const [paid, , invoice, cancelled] = [await created(), await created(), await created(2000), await created()];
  await world.pay(paid, { method: "nordea" });
  await world.pay(invoice, { method: "walleyb2b" });
  await world.pay(cancelled, { outcome: "cancel" });
  const refund = { callbackUrls: shop.urls, refundReference: value.slice(0, 190) };
  await shop.send("POST", `/payments/${paid}/refund`, { body: { amount: 100, ...refund } });
  const byEmail = await created();
  await world.pay(byEmail, { method: "spankki" });
  await shop.send("POST", `/payments/${byEmail}/refund/email`, { body: { amount: 1, email: "a@example.com", ...refund } });
  await postCardForm(sandbox.url, shop, world.payment);
  const token = await world.addToken();
  await shop.send("POST", "/payments/token/mit/authorization-hold", { body: shop.tokenRequest({ ...request(), token }) });
  const stepUp = await world.addToken({ card: "1162" });
  await shop.send("POST", "/payments/token/cit/charge", { body: shop.tokenRequest({ ...request(), token: stepUp }) });
  const order = await world.orders.add({ request: { ...rowRequest([rowOf({ title: text.slice(0, 250) })]), orderNumber: "1" } });
  await world.pay(order.token, { method: "Nordea" });
  await world.refund(order.token, { amount: 100, email: "a@example.com" });
  await world.orders.add();
  await world.settle();
  const report = { requestType: "json", callbackUrl: shop.urls.success, startDate: "2026-03-01", endDate: "2026-03-03" };
  await shop.send("POST", "/payments/report", { body: report });
  await shop.send("POST", "/payments", { body: { amount: -1, reference: text } });
  await shop.send("GET", `/nothing/${encodeURIComponent(text)}`);
}
