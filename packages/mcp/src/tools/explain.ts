/** Why a request was rejected, or a signature doesn't match. */
import type { RejectedRequest, World } from "@maksu/sandbox/control";
import { explain as explainSignature, explanationText, type HttpMessage, parseHttpMessage } from "@maksu/signing/explain";
import { joined } from "../descriptions/input-schema.ts";
import { CallError, text, type Outcome, type Tool } from "./tool.ts";
import type { Session } from "./session.ts";

/** The tool that gives reasons. */
export const explain: Tool = {
  name: "explain",
  description:
    "Explain the newest rejected request (of id, if given) by rule and source, or why the signature of a pasted HTTP message (start line, headers, body) or callback URL doesn't match.",
  input: joined([], { id: { type: "string" }, message: { type: "string" } }),
  isReading: true,
  async call(session, given) {
    const message = text(given, "message");
    return message === undefined ? rejection(session, given) : signature(session, given, message);
  },
};

async function rejection(session: Session, given: Readonly<Record<string, unknown>>): Promise<Outcome> {
  const id = text(given, "id");
  const all = (await session.control("rejectedRequests", given)) as readonly RejectedRequest[];
  const found = all.findLast((each) => id === undefined || JSON.stringify(each).includes(id));
  if (!found)
    return {
      sentence: `No request${id === undefined ? "" : " with that id"} was rejected in this world. Requests with an unknown account count to no world.`,
    };
  const { reason, rule, signature: wrong, method, path, status, code, at, body } = found;
  const why = rule ? `Rule ${rule.id}: ${rule.text} (${rule.source})` : "";
  return {
    sentence: `The request was rejected. ${why}`.trim(),
    data: { at, request: `${method} ${path}`, status, code, reason, signature: wrong, body },
  };
}

/** The secrets of a world's merchants, by account. */
function secrets({ payment, aggregate, merchant }: World): ReadonlyMap<string, string> {
  return new Map([
    [String(payment.account), payment.secret],
    [String(aggregate.account), aggregate.secret],
    [String(merchant.merchantId), merchant.secret],
  ]);
}

const CALLBACK_URL = /^https?:\/\/\S+$/;

/** The request that a browser or the service makes of a URL. */
const requestOf = ({ pathname, search, host }: URL): string => `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;

async function signature(session: Session, given: Readonly<Record<string, unknown>>, pasted: string): Promise<Outcome> {
  const world = (await session.control("getWorld", given)) as World;
  const known = secrets(world);
  const account = [...known.keys()].find((each) => new RegExp(`(?<!\\d)${each}(?!\\d)`).test(pasted)) ?? String(world.payment.account);
  let message: HttpMessage;
  try {
    message = parseHttpMessage(CALLBACK_URL.test(pasted.trim()) ? requestOf(new URL(pasted.trim())) : pasted);
  } catch (error) {
    throw new CallError(
      `message: ${error instanceof Error ? error.message : "can't be read"}. Give a start line, headers, an empty line and the body, or a URL.`,
    );
  }
  const explanation = await explainSignature({ message, secret: known.get(account) ?? "" });
  return {
    sentence: `${explanation.matches ? "The signature matches" : "The signature doesn't match"} with the secret of account ${account}, world ${world.name}.`,
    data: explanationText(explanation),
  };
}
