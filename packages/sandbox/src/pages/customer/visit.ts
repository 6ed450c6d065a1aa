/** A visit to a page of the customer: the request, the response, and how its pages look. */
import type { EventTable, WireRequest, WireResponse } from "@maksu/service-front";
import { inActs, type Redirect, redirectUrl, sendDue } from "../../acts/customer-return.ts";
import { InputError } from "../../domain/input-error.ts";
import { ImpossibleTransition } from "../../domain/lifecycle.ts";
import type { SandboxDocuments, SandboxStore } from "../../world/kept/documents.ts";
import type { Session } from "../../world/session.ts";
import type { RunningWorld, Worlds } from "../../worlds/worlds.ts";
import { type Content, html, type Html } from "@maksu/markup";
import { type Language, languageIn, LANGUAGES, textsIn } from "../language.ts";
import { IMAGES } from "../images.ts";
import { layout } from "../layout.ts";
import { baseOf, faultOfPost, type FormParts, TOKEN_FIELD } from "../page-requests.ts";
import type { Secrets } from "@maksu/signing";
import { respondPage, seeOther } from "../page-response.ts";
import { CUSTOMER_TEXTS, type CustomerText, type CustomerTexts } from "./texts.ts";

/** The services that the pages need. */
export interface PageParts extends FormParts {
  readonly store: SandboxStore;
  readonly worlds: Pick<Worlds, "of">;
  /** How each event is built and signed. */
  readonly events: EventTable;
  /** The secret of an account, or both while it is rotated. */
  readonly secretsOf: (account: string) => Secrets;
  /** Base URL of the pages. */
  readonly pages: () => string;
}

/** A request to a page. */
export interface Visit extends PageParts {
  readonly request: WireRequest;
  /** The names in the path: an id, then perhaps a method. */
  readonly names: readonly string[];
  /** The posted form; empty without one. */
  readonly fields: URLSearchParams;
}

/** Responds to a visit. */
export type PageHandler = (visit: Visit) => Promise<WireResponse>;

/** How the pages of a visit look. */
export interface View {
  readonly language: Language;
  readonly text: CustomerTexts;
  /** An address of the sandbox, in the language that was chosen. */
  link(path: string, query?: Readonly<Record<string, string>>): string;
  /** The address of a method's picture. */
  image(name: string): string;
  page(status: number, title: string, main: Content): WireResponse;
}

/**
 * The view of a page.
 *
 * @param own - the language of the payment
 */
export function viewOf({ request, pages }: Pick<Visit, "request" | "pages">, path: string, own: Language = "EN"): View {
  const chosen = languageIn(request.query);
  const language = chosen ?? own;
  const text = textsIn(CUSTOMER_TEXTS, language);
  const base = baseOf(request, pages());
  const linkIn = (to: string, query: Readonly<Record<string, string>>, lang: Language | undefined): string => {
    const search = new URLSearchParams({ ...query, ...(lang && { lang }) }).toString();
    return base + to + (search && `?${search}`);
  };
  const card = request.query.get("card");
  const nav = html`<nav aria-label="${text("languages")}"><ul class="links">${Object.entries(LANGUAGES).map(
    ([each, { name, code }]) =>
      html`<li><a href="${linkIn(path, card === null ? {} : { card }, each as Language)}" lang="${code}" hreflang="${code}"${
        each === language && html` aria-current="true"`
      }>${name}</a></li>`,
  )}</ul></nav>`;
  return {
    language,
    text,
    link: (to, query = {}) => linkIn(to, query, chosen),
    image: (name) => `${base}${IMAGES}methods/${name}.svg`,
    page: (status, title, main) => respondPage(status, layout({ language, title, base, nav, main })),
  };
}

/** A page that says why there is no other. */
export function errorPage(
  visit: Pick<Visit, "request" | "pages">,
  status: number,
  title: CustomerText,
  why: CustomerText,
  path: string = visit.request.path,
): WireResponse {
  const view = viewOf(visit, path, "EN");
  const again =
    path === visit.request.path ? undefined : html`<p><a class="button plain" href="${view.link(path)}">${view.text("openAgain")}</a></p>`;
  return view.page(
    status,
    view.text(title),
    html`<h1>${view.text(title)}</h1><div class="note bad"><p>${view.text(why)}</p></div>${again}`,
  );
}

/** The page of what does not exist. */
export const notFound = (visit: Pick<Visit, "request" | "pages">): WireResponse => errorPage(visit, 404, "notFound", "notFoundText");

/** A document with the world that it belongs to. */
export interface Found<Body> {
  readonly body: Body;
  readonly running: RunningWorld;
}

/** Finds a document in whichever world it is. */
export async function find<Kind extends "payment" | "tokenization" | "order" | "refund" | "merchantRefund">(
  { store, worlds }: PageParts,
  kind: Kind,
  id: string,
): Promise<Found<SandboxDocuments[Kind]> | undefined> {
  const found = await store.transaction(({ get }) => get(kind, id));
  const running = found && worlds.of(found.body.account);
  return found && running && { body: found.body, running };
}

/** A form that changes something: it carries the token of its page, and posts to it. */
export const form = ({ tokens }: PageParts, view: View, page: string, content: Content): Html =>
  html`<form method="post" action="${view.link(`${page}/submit`)}"><input type="hidden" name="${TOKEN_FIELD}" value="${tokens.of(page)}">${content}</form>`;

/** Creates the handler of a page's own form: a post from elsewhere is rejected. */
export const ownForm =
  (handle: PageHandler): PageHandler =>
  async (visit) => {
    const page = visit.request.path.slice(0, -"/submit".length);
    const fault = faultOfPost(visit.request, visit.fields, page, visit);
    if (fault) return errorPage(visit, 403, "badRequest", fault === "origin" ? "badOrigin" : "badToken", page);
    return handle(visit);
  };

/**
 * Lets the customer act, then sends the browser to the shop; to a page of the sandbox where the customer stays, somebody else was first, or the
 * shop's URL can't be opened.
 */
export async function actAndReturn(
  visit: Visit,
  running: RunningWorld,
  stays: string,
  run: (session: Session) => Promise<Redirect | undefined>,
): Promise<WireResponse> {
  try {
    const { result: target, lanes } = await inActs(visit.store, running, run);
    const url = target && (await wayBack(visit, target));
    await sendDue(running, lanes);
    return seeOther(url ?? stays);
  } catch (error) {
    if (error instanceof ImpossibleTransition) return seeOther(stays);
    // A form of ours has no such values: somebody wrote it.
    if (error instanceof InputError) return errorPage(visit, 400, "badRequest", "badForm");
    throw error;
  }
}

/** The signed URL of the shop; undefined for one that no browser opens. */
export async function wayBack({ events, worlds }: PageParts, target: Redirect): Promise<string | undefined> {
  const running = worlds.of(target.account);
  return running && redirectUrl(events, running.world, target).catch(() => undefined);
}

/** The page of what is finished: what became of it, and the way back to the shop. */
export async function finishedPage(
  visit: Visit,
  view: View,
  {
    status = 409,
    title,
    isGood,
    facts,
    target,
  }: {
    readonly status?: number;
    readonly title: CustomerText;
    readonly isGood: boolean;
    readonly facts: Content;
    readonly target?: Redirect | undefined;
  },
): Promise<WireResponse> {
  const url = target && (await wayBack(visit, target));
  const { text } = view;
  return view.page(
    status,
    text(title),
    html`<h1>${text(title)}</h1>
<div class="note ${isGood ? "good" : "wait"}"><p>${text("finished")}</p></div>
<div class="panel">${facts}${
      url !== undefined
        ? html`<p><a class="button" href="${url}">${text("backToShop")}</a></p>`
        : target && html`<p>${text("noWayBack")}</p>`
    }</div>`,
  );
}
