/** Every page of the dashboard, by its path below the world. */
import type { Place, View } from "./place.ts";
import { cardsView } from "./views/cards.ts";
import { clockView } from "./views/clock.ts";
import { eventView } from "./views/event.ts";
import { eventsView } from "./views/events.ts";
import { faultsView } from "./views/faults.ts";
import { momentsView } from "./views/moments.ts";
import { orderView } from "./views/order.ts";
import { findView } from "./views/find.ts";
import { ordersView } from "./views/orders.ts";
import { outboxView } from "./views/outbox.ts";
import { overviewView } from "./views/overview.ts";
import { paymentView } from "./views/payment.ts";
import { paymentsView } from "./views/payments.ts";
import { refundView } from "./views/refund.ts";
import { refundsView } from "./views/refunds.ts";
import { reportsView } from "./views/reports.ts";
import { requestView } from "./views/request.ts";
import { requestsView } from "./views/requests.ts";
import { rulesView } from "./views/rules.ts";
import { settingsView } from "./views/settings.ts";
import { settlementView } from "./views/settlement.ts";
import { settlementsView } from "./views/settlements.ts";
import { violationsView } from "./views/violations.ts";
import { worldsView } from "./views/worlds.ts";

/** Builds a page. */
export type BuildView = (place: Place) => Promise<View>;

/** The groups of the navigation, in their order. */
export const GROUPS = ["Money", "Messages", "World", "Checks"] as const;

type Group = (typeof GROUPS)[number];

/** A page of the navigation. */
export interface DashboardPage {
  readonly name: string;
  readonly path: string;
  readonly list: BuildView;
  /** Undefined for the first page. */
  readonly group?: Group;
  /** The page of one thing, whose id follows in the path. */
  readonly one?: BuildView;
}

/** The page of the field at the top. */
const FIND: DashboardPage = { name: "Find", path: "find", list: findView };

/** The pages, in the order of the navigation. */
export const PAGES: readonly DashboardPage[] = [
  { name: "Overview", path: "", list: overviewView },
  { name: "Payments", path: "payments", group: "Money", list: paymentsView, one: paymentView },
  { name: "Refunds", path: "refunds", group: "Money", list: refundsView, one: refundView },
  { name: "Cards", path: "cards", group: "Money", list: cardsView },
  { name: "Orders", path: "orders", group: "Money", list: ordersView, one: orderView },
  { name: "Settlements", path: "settlements", group: "Money", list: settlementsView, one: settlementView },
  { name: "Reports", path: "reports", group: "Money", list: reportsView },
  { name: "Events", path: "events", group: "Messages", list: eventsView, one: eventView },
  { name: "Requests", path: "requests", group: "Messages", list: requestsView, one: requestView },
  { name: "Outbox", path: "outbox", group: "Messages", list: outboxView },
  { name: "Faults", path: "faults", group: "World", list: faultsView },
  { name: "Clock", path: "clock", group: "World", list: clockView },
  { name: "Moments", path: "moments", group: "World", list: momentsView },
  { name: "Settings", path: "settings", group: "World", list: settingsView },
  { name: "Worlds", path: "worlds", group: "World", list: worldsView },
  { name: "Violations", path: "violations", group: "Checks", list: violationsView },
  { name: "Rules", path: "rules", group: "Checks", list: rulesView },
];

/** The page of a path below the world, and what it is about. */
export function pageAt(path: string): { readonly page: DashboardPage; readonly about: string; readonly build: BuildView } | undefined {
  const [first = "", ...rest] = path.split("/");
  const page = [...PAGES, FIND].find((each) => each.path === first);
  const about = rest.join("/");
  const build = about === "" ? page?.list : page?.one;
  return page && build && { page, about, build };
}
