/** The calls configured as a URL or a command: to create an order, to read its state, to refund it. */
import { spawn } from "node:child_process";
import { shellWord } from "@maksu/signing/command-line";
import { AS_GROUP, endGroup } from "./group.ts";
import type { Send } from "./http.ts";

/** Values for the names in braces. */
export type Values = Readonly<Record<string, string | number>>;

export interface CallResult {
  readonly isDone: boolean;
  readonly text: string;
  /** The reason to show of a failure: a status, or an exit status. */
  readonly reason?: string;
  readonly status?: number;
  /** Method and URL of a request, for reports: without the query and the merchant's secret. */
  readonly place?: string;
}

/** Calls something that is configured. */
export type Call = (values: Values) => Promise<CallResult>;

export interface CallParts {
  readonly send: Send;
  /** The shop's address, which paths are on. */
  readonly base: () => string;
  readonly environment: () => Readonly<Record<string, string | undefined>>;
  readonly values: Values;
  /** Aborted when commands that still run have to end. */
  readonly closing?: AbortSignal;
}

const REQUEST = /^(?:(GET|POST|PUT|PATCH|DELETE)\s+)?((?:https?:\/\/|\/)\S*)(?:\s+(\S[\s\S]*))?$/;

/** Whether a text is a URL, or a path of the shop, perhaps with a method before and a body behind it; otherwise it is a command. */
export const isUrl = (text: string): boolean => REQUEST.test(text.trim());

export function createCall(
  text: string,
  { send, base, environment, values: own, closing }: CallParts,
  usual: "GET" | "POST" = "POST",
): Call {
  const [, method = usual, target = "", body] = REQUEST.exec(text.trim()) ?? [];
  if (target === "")
    return async (values) => {
      const { status, out, error } = await shell(filled(text, { ...own, ...values }, quoted), environment(), closing);
      const [last = ""] = error.trim().split("\n").slice(-1);
      return { isDone: status === 0, text: out, ...(status !== 0 && { reason: `exit status ${status}${last && `: ${last}`}` }) };
    };
  return async (values) => {
    const all = { ...own, ...values };
    const url = filled(target, all, encodeURIComponent);
    const content =
      body === undefined
        ? undefined
        : filled(body, all, (each) => (body.startsWith("{") ? JSON.stringify(each).slice(1, -1) : encodeURIComponent(each)));
    const response = await send(url.startsWith("/") ? base() + url : url, { method, ...(content !== undefined && { body: content }) });
    const { status, text: received } = response;
    const isDone = status >= 200 && status < 400;
    const place = `${method} ${filled(target, values, encodeURIComponent).split("?", 1)[0]}`;
    return { isDone, text: received, status, place, ...(!isDone && { reason: status === 0 ? received : `HTTP ${status}` }) };
  };
}

/** Fills in `{reference}` and its like; a name that is unknown stays. */
export const filled = (text: string, values: Values, encode: (value: string) => string): string =>
  text.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? encode(String(values[name])) : whole));

/** Quotes a text for a shell, where it has to be. */
export const quoted = (text: string): string => (/^[\w.:/@-]+$/.test(text) ? text : shellWord(text));

function shell(
  command: string,
  env: Readonly<Record<string, string | undefined>>,
  closing: AbortSignal | undefined,
): Promise<{ status: number; out: string; error: string }> {
  // A history that is under way at the end begins nothing new.
  if (closing?.aborted) return Promise.resolve({ status: 130, out: "", error: "the check was stopped" });
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, env, stdio: ["ignore", "pipe", "pipe"], ...AS_GROUP });
    const end = (): void => endGroup(child, "SIGKILL");
    closing?.addEventListener("abort", end, { once: true });
    let [out, error] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (error += text));
    child.once("error", (failure) => resolve({ status: 127, out, error: failure.message }));
    child.once("close", (code) => {
      closing?.removeEventListener("abort", end);
      resolve({ status: code ?? 1, out, error });
    });
  });
}

/**
 * Parses the output of a call that creates or edits an order: its reference, and the amount that is due, where it has them. They stand in an object, or the
 * last line is the reference, which stays text: `85e69765` is not a number.
 */
export function printed(text: string): { readonly reference?: string; readonly amount?: number } {
  const last = text.trim().split("\n").at(-1)?.trim() ?? "";
  const value = [text, last].map(parsed).find((each) => typeof each === "string" || Object(each) === each);
  if (typeof value === "string") return { reference: value };
  if (value === undefined) return /^[^\s<>]{1,200}$/.test(last) ? { reference: last } : {};
  const { reference, order, id, amount } = Object(value) as Readonly<Record<string, unknown>>;
  const named = [reference, order, id].find((each) => typeof each === "string" || typeof each === "number");
  return { ...(named !== undefined && { reference: String(named) }), ...(typeof amount === "number" && { amount }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
