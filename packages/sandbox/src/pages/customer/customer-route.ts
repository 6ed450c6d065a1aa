/** The route of the customer's pages. */
import type { WireRequest, WireResponse } from "@maksu/service-front";
import type { Route } from "../../exchange/route.ts";
import { html } from "@maksu/markup";
import { fieldsOf } from "../page-requests.ts";
import { seeOther } from "../page-response.ts";
import { addCardPage, addCardThreeDSPage, submitCard, submitCardThreeDS } from "./add-card-page.ts";
import { leaveOrderPage, orderMethodPage, orderPage, submitOrderMethod } from "./legacy-page.ts";
import { leavePayPage, methodPage, payPage, providerForm, submitMethod } from "./pay-page.ts";
import { refundPage, submitRefund } from "./refund-page.ts";
import { stepUpPage, submitStepUp } from "./step-up-page.ts";
import { submitThreeDS, threeDSPage } from "./three-ds-page.ts";
import { errorPage, notFound, ownForm, type PageHandler, type PageParts, viewOf } from "./visit.ts";

/** A page: what its address shows, and what becomes of the form on it. */
interface Page {
  /** Path of the page, `*` for each name in it. */
  readonly path: string;
  readonly show: PageHandler;
  /** Its form, which it posts to `submit` below it. */
  readonly submit?: PageHandler;
  /** A form that a shop posts to the page itself. */
  readonly open?: PageHandler;
}

const terms: PageHandler = async (visit) => {
  const view = viewOf(visit, "/terms");
  return view.page(200, view.text("terms"), html`<h1>${view.text("terms")}</h1><div class="panel"><p>${view.text("termsText")}</p></div>`);
};

/** Every page; of two that fit, the first. */
const PAGES: readonly Page[] = [
  { path: "/pay/*", show: payPage, submit: leavePayPage },
  { path: "/pay/*/3ds", show: threeDSPage, submit: submitThreeDS },
  { path: "/pay/*/*", show: methodPage, submit: submitMethod, open: providerForm },
  { path: "/cards/add/*", show: addCardPage, submit: submitCard },
  { path: "/cards/add/*/3ds", show: addCardThreeDSPage, submit: submitCardThreeDS },
  { path: "/cards/3ds/*", show: stepUpPage, submit: submitStepUp },
  { path: "/refunds/*", show: refundPage, submit: submitRefund },
  { path: "/payment/load/token/*", show: orderPage, submit: leaveOrderPage },
  { path: "/payment/load/token/*/*", show: orderMethodPage, submit: submitOrderMethod },
  { path: "/terms", show: terms },
];

/** The functions that respond at a path. */
interface Handlers {
  readonly pattern: RegExp;
  readonly GET: PageHandler;
  readonly POST?: PageHandler | undefined;
}

/** The page's own path is kept for those who reload what followed the form. */
const toPage: PageHandler = async ({ request, pages }) => {
  const page = request.path.slice(0, -"/submit".length);
  return seeOther(viewOf({ request, pages }, page).link(page));
};

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll("*", "([^/]+)")}$`);

/** The forms come first: `submit` is no method. */
const HANDLERS: readonly Handlers[] = [
  ...PAGES.flatMap(({ path, submit }) => (submit ? [{ pattern: patternOf(`${path}/submit`), GET: toPage, POST: ownForm(submit) }] : [])),
  ...PAGES.map(({ path, show, open }) => ({ pattern: patternOf(path), GET: show, POST: open })),
];

const OWNED = /^\/(pay|cards|refunds|payment\/load\/token)(\/|$)|^\/terms$/;

/** Creates the route. */
export const customerRoute = (parts: PageParts): Route => ({
  owns: (path) => OWNED.test(path),
  handle: (request) => respond(parts, request),
});

async function respond(parts: PageParts, request: WireRequest): Promise<WireResponse> {
  const visit = { ...parts, request };
  const handlers = HANDLERS.find(({ pattern }) => pattern.test(request.path));
  const names = handlers && namesIn(handlers.pattern, request.path);
  if (!handlers || !names) return notFound(visit);
  const { GET, POST } = handlers;
  if (request.method === "GET" || request.method === "HEAD") return GET({ ...visit, names, fields: new URLSearchParams() });
  if (request.method !== "POST" || !POST) {
    const response = errorPage(visit, 405, "badRequest", "badMethod");
    return { ...response, headers: { ...response.headers, allow: POST ? "GET, HEAD, POST" : "GET, HEAD" } };
  }
  const fields = fieldsOf(request);
  return typeof fields === "number" ? errorPage(visit, fields, "badRequest", "badForm") : POST({ ...visit, names, fields });
}

/** The names in a path; undefined where they are not text. */
function namesIn(pattern: RegExp, path: string): readonly string[] | undefined {
  try {
    return (pattern.exec(path) ?? []).slice(1).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
