/** The edit of a description that would settle a difference. */
import { keysOf } from "@maksu/openapi-runtime/json-pointer";
import { otherCharset } from "@maksu/service-front/referee";
import { typeOf, wordOf } from "./evidence.ts";
import type { DifferenceKind } from "./difference.ts";

interface About {
  readonly place: string;
  readonly keyword: string;
  readonly status: number;
  readonly value: unknown;
}

const nameIn = (place: string): string => keysOf(place.replace(/^(?:request )?(?:header|query) /, "/")).at(-1) ?? place;

const EDITS: Readonly<Record<DifferenceKind, (about: About) => string>> = {
  "field-undocumented": ({ place, value }) => `Add \`${nameIn(place)}\` below this line, with \`type: ${typeOf(value)}\`.`,
  "field-missing": ({ place }) => `Remove a field that may be missing from \`required\`: see ${place}.`,
  value: ({ keyword, value }) =>
    keyword === "type" ? `Add \`${typeOf(value)}\` to \`type\`.` : `Change \`${keyword}\` so that it allows what was sent.`,
  format: () => "Remove `format`, or name the one that values have.",
  enum: ({ value }) => `Add ${wordOf(value)} to the list.`,
  "status-undocumented": ({ status }) => `Add a response \`"${status}"\`.`,
  "code-undocumented": ({ value }) => `Add an example named ${wordOf(value)}, with the condition as its description.`,
  header: ({ place, keyword }) =>
    keyword === "headers"
      ? `Add \`${nameIn(place)}\` to the response's headers, or to its header set.`
      : `Change \`${keyword}\` of the header so that it allows what was sent.`,
  "content-type": ({ value }) => {
    if (value === undefined) return "Remove the content, if there is none: nothing names a media type.";
    return otherCharset(String(value)) === undefined
      ? `Add the media type ${wordOf(value)}.`
      : "None: the description can't name a charset, and the clients read UTF-8.";
  },
  body: () => "Describe the body as it is sent, or that there is none.",
  event: () => "Describe the event as it is sent.",
  accepted: ({ keyword }) => `Remove or widen \`${keyword}\`: the service takes what it forbids.`,
  rejected: () => "Add the limit or rule that the service applies.",
  signature: () => "None before account, secret and profile are known to be right; then describe how the response is signed.",
};

export const editFor = (kind: DifferenceKind, about: About): string => EDITS[kind](about);
