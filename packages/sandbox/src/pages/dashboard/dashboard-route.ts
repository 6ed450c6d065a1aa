/** The route of the dashboard: pages by GET, and forms that call the control API's handlers. */
import { STATUS_CODES } from "node:http";
import type { WireRequest, WireResponse } from "@maksu/service-front";
import type { Handlers } from "../../control/handlers/handler.ts";
import type { Violation } from "../../referee/violations.ts";
import type { Route } from "../../exchange/route.ts";
import type { SandboxStore } from "../../world/kept/documents.ts";
import { exportSeed } from "../../acts/seeds/export-seed.ts";
import type { Worlds } from "../../worlds/worlds.ts";
import { html, type Html } from "@maksu/markup";
import { InvalidInput } from "../../domain/input-error.ts";
import { layout } from "../layout.ts";
import { baseOf, faultOfPost, fieldsOf, type FormParts } from "../page-requests.ts";
import { respondFile, respondPage, seeOther } from "../page-response.ts";
import { KEPT } from "./filter.ts";
import { asCode } from "./as-code/as-code.ts";
import { BODY, type Call, callOf, isOperation, type Operation } from "./forms.ts";
import { framed } from "./frame.ts";
import { BACK, createShown, type FindShown, pastName, pastNote, type Shown } from "./past.ts";
import { LIVE_SCRIPT, respondChanges } from "./live.ts";
import { pageAt } from "./pages.ts";
import { DASHBOARD, FILES } from "./paths.ts";
import { formOf, type Place, type SentForm, SHOW, type View } from "./place.ts";
import { reading } from "./reading.ts";
import { createNotes, doneNote, failedNote, type Notes } from "./results.ts";
import { DASHBOARD_STYLE } from "./style.ts";
import { notFound } from "./views/not-found.ts";

/** The services that the dashboard needs. */
export interface DashboardParts extends FormParts {
  readonly store: SandboxStore;
  readonly worlds: Pick<Worlds, "named" | "list" | "past">;
  readonly handlers: Handlers;
  /** Undefined without a referee. */
  readonly violations: (() => readonly Violation[]) | undefined;
  /** Base URL of the pages. */
  readonly pages: () => string;
  readonly secretOf: (account: string) => string;
}

/** A request to a page of a world. */
interface Visit extends DashboardParts, Shown {
  readonly request: WireRequest;
  readonly base: string;
  /** The path below the world. */
  readonly path: string;
  readonly notes: Notes;
}

/**
 * The policy of the dashboard's pages: their script is a file, which fetches pages of this server; no form of theirs leads elsewhere.
 */
const POLICY = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** Creates the route. */
export function dashboardRoute(parts: DashboardParts): Pick<Route, "handle"> {
  const notes = createNotes();
  const find = createShown(parts);
  return {
    async handle(request) {
      if (request.path === FILES.style) return respondFile("text/css; charset=utf-8", DASHBOARD_STYLE);
      if (request.path === FILES.script) return respondFile("text/javascript; charset=utf-8", LIVE_SCRIPT);
      return respond(parts, notes, find, request);
    },
  };
}

async function respond(parts: DashboardParts, notes: Notes, find: FindShown, request: WireRequest): Promise<WireResponse> {
  const base = baseOf(request, parts.pages());
  const [name, ...rest] = segmentsOf(request.path.slice(DASHBOARD.length + 1));
  if (name === undefined) return seeOther(`${base}${DASHBOARD}/default/`);
  const shown = await find(name);
  if (!shown) return errorPage(base, 404, `The sandbox has no world ${name}.`);
  const visit = { ...parts, ...shown, notes, request, base, path: rest.join("/") };
  if (request.method === "GET" || request.method === "HEAD") {
    if (visit.path === "changes") return respondChanges(shown.running.changes);
    if (visit.path === "export") return exported(visit);
    return show(visit, visit.notes.get(request.query.get("note") ?? ""));
  }
  if (shown.past) return errorPage(base, 405, "Nothing is done in the past: go back to the moment first.", { allow: "GET, HEAD" });
  return request.method === "POST" ? submit(visit) : errorPage(base, 405, "Send GET or POST.", { allow: "GET, HEAD, POST" });
}

/** The seed of a world, as a file. */
async function exported({ store, running }: Visit): Promise<WireResponse> {
  const seed = await exportSeed(store, running.world);
  const { headers, ...file } = respondFile("application/json", JSON.stringify(seed, undefined, 2));
  return { ...file, headers: { ...headers, "cache-control": "no-store" } };
}

/** The parts of a path; none for one that is not text. */
function segmentsOf(path: string): readonly string[] {
  try {
    return path === "" ? [] : path.split("/").map(decodeURIComponent);
  } catch {
    return [""];
  }
}

function hrefIn({ base, running, past }: Pick<Visit, "base" | "running" | "past">): Place["href"] {
  const start = `${base}${DASHBOARD}/${encodeURIComponent(past ? pastName(running.world.name, past) : running.world.name)}/`;
  return (path, query) => {
    const encoded = path.split("/").map(encodeURIComponent).join("/");
    if (!query) return start + encoded;
    const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, string]]));
    return start + encoded + (given.length > 0 ? `?${new URLSearchParams(given).toString()}` : "");
  };
}

/** Shows a page, with a note above it, and with the form that was sent and not carried out. */
async function show(visit: Visit, note: ReturnType<Notes["get"]>, status?: number, sent?: SentForm): Promise<WireResponse> {
  const { request, running, past, base, path, tokens, store, worlds, violations, pages, secretOf } = visit;
  const found = pageAt(path);
  const reached = { origin: pages(), isGuarded: request.headers.has("authorization") };
  return reading(store, running.world, async (reader) => {
    let [ids, isShown] = [0, false];
    const code = (operation: Operation, call: Call): Html => {
      isShown = true;
      return asCode(operation, call, reached);
    };
    const action = past ? `${DASHBOARD}/${encodeURIComponent(running.world.name)}/moments` : request.path;
    const form = { action: base + action, token: tokens.of(action), sent, code };
    const place: Place = {
      running,
      past,
      worlds: worlds.list(),
      reader,
      query: request.query,
      about: found?.about ?? "",
      violations: violations?.(),
      href: hrefIn(visit),
      origin: reached.origin,
      sent,
      newId: () => `id-${++ids}`,
      secretOf,
      root: (rooted) => base + rooted,
      form: (operation, content) => (past && operation !== BACK ? html`` : formOf(form, operation, content)),
    };
    const view: View = found ? await found.build(place) : notFound(place, "page", path);
    // The form is no longer there, as one that advances a running clock to a time: its values are others by now.
    const isGone = sent?.isShown && !isShown;
    const above = isGone ? code(sent.operation, callOf(sent.operation, sent.world, sent.fields)) : past ? pastNote(place, past) : note;
    return respondPage(status ?? view.status ?? 200, framed(place, found?.page, view, above, base), POLICY);
  });
}

/** Carries out a form, and sends the browser back to its page. */
async function submit(visit: Visit): Promise<WireResponse> {
  const { request, running, handlers, notes, path, base } = visit;
  const fields = fieldsOf(request);
  if (typeof fields === "number") return errorPage(base, fields, "Send a form of the dashboard.");
  const fault = faultOfPost(request, fields, request.path, visit);
  if (fault !== undefined) return errorPage(base, 403, "This form is not one of this page: open the page again.");
  const operation = fields.get("operation");
  if (!isOperation(operation)) return errorPage(base, 400, "The dashboard has no such form.");
  // Validators and the catalogue of errors are loaded with the first form.
  const { callHandler } = await import("../../control/http/call-handler.ts");
  const { faultOf } = await import("../../control/http/control-fault.ts");
  const { checkInput } = await import("../../input/check-input.ts");
  const sent = { operation, world: running.world.name, fields, isShown: fields.get(SHOW.name) === SHOW.value };
  try {
    const call = callOf(operation, running.world.name, fields);
    if (sent.isShown) {
      await checkInput(operation, call, true);
      return await show(visit, undefined, 200, sent);
    }
    const output = await callHandler(handlers, operation, call);
    running.changes.emit();
    const href = hrefIn(visit);
    return seeOther(href(path, { ...kept(request), note: notes.add(doneNote(operation, output, href)) }));
  } catch (error) {
    const rejected = faultOf(error) ?? (error instanceof TypeError ? { status: 400, body: { message: error.message } } : undefined);
    if (!rejected) throw error;
    const isInvalid = error instanceof InvalidInput;
    return show(visit, failedNote(isInvalid ? error.message : rejected.body.message), rejected.status, {
      ...sent,
      isShown: false,
      ...(isInvalid && { fault: faultIn(error, fields) }),
    });
  }
}

/** The field that is wrong, and why: of a body in JSON, the whole. */
const faultIn = ({ at, sentence, message }: InvalidInput, fields: URLSearchParams): NonNullable<SentForm["fault"]> =>
  fields.has(BODY) ? { at: BODY, sentence: message } : { at: at.slice(1).join("."), sentence };

/** The part of a page's address that is kept after a form. */
const kept = ({ query }: WireRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(KEPT.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? ""]] : [])));

/** A page that says why there is none. */
const errorPage = (base: string, status: number, why: string, headers: Readonly<Record<string, string>> = {}): WireResponse => {
  const title = STATUS_CODES[status] ?? "Error";
  const main = html`<h1>${title}</h1><div class="note bad"><p>${why}</p></div><p><a class="button plain" href="${base + DASHBOARD}">To the dashboard</a></p>`;
  return respondPage(status, layout({ language: "EN", title, base, main }), { ...POLICY, ...headers });
};
