import { exampleNames, type OperationDescription, responseOf, statusesOf } from "@maksu/service-front";
import { suggestion } from "@maksu/signing/options";

/** The response that a request prefers. */
export interface Preference {
  readonly code?: number;
  readonly exampleKey?: string;
}

/** The names of preferences. */
const NAMES = ["code", "example"];

const wishesIn = (header: string | null): ReadonlyMap<string, string> =>
  new Map(
    (header ?? "")
      .split(/[,;]/)
      .filter((wish) => wish.trim() !== "")
      .map((wish): [string, string] => {
        const [name = "", value = ""] = wish.split("=", 2);
        return [name.trim().toLowerCase(), value.trim().replaceAll('"', "")];
      }),
  );

/** Parses the preferred response: `Prefer: code=404, example=unknown-transaction`. */
export function preferenceOf(header: string | null): Preference {
  const wishes = wishesIn(header);
  const [code, exampleKey] = [wishes.get("code"), wishes.get("example")];
  return { ...(code !== undefined && { code: Number(code) }), ...(exampleKey !== undefined && { exampleKey }) };
}

/** Returns what is wrong with a `Prefer` header, or why the operation can't meet it; undefined for nothing. */
export function preferenceMistake(operation: OperationDescription, header: string | null): string | undefined {
  const wishes = wishesIn(header);
  if (wishes.size === 0) return undefined;
  const unknown = [...wishes.keys()].find((name) => !NAMES.includes(name));
  if (unknown !== undefined)
    return `Prefer: ${unknown}: unknown preference; ${suggestion(unknown, NAMES, "preferences")}, such as code=404`;
  const code = wishes.get("code");
  if (code !== undefined && !/^[1-5]\d\d$/.test(code)) return "Prefer: code must be a status from 100 to 599, such as code=404";
  if (wishes.get("example") === "") return "Prefer: example must have the name of an example, such as example=unknown-transaction";
  return unmet(operation, preferenceOf(header));
}

/** Returns why a preference can't be met; undefined when it can. */
function unmet(operation: OperationDescription, { code, exampleKey }: Preference): string | undefined {
  const status = code ?? Number(Object.keys(operation.responses).find((each) => /^[23]/.test(each)));
  const response = responseOf(operation, status);
  if (!response) return `Prefer asks for ${status}; this operation responds with ${statusesOf(operation)}`;
  if (exampleKey === undefined) return undefined;
  const names = exampleNames(response);
  if (names.includes(exampleKey)) return undefined;
  return `Prefer asks for an example that ${status} does not have; it has ${names.join(", ")}`;
}

/** Returns the headers of a response that have an example of the requested name. */
export function preferredHeaders(operation: OperationDescription, status: number, { exampleKey = "" }: Preference): Record<string, string> {
  const headers = Object.entries(responseOf(operation, status)?.headers ?? {});
  return Object.fromEntries(
    headers.flatMap(([name, { examples = {} }]) =>
      examples[exampleKey] ? [[name.toLowerCase(), String(examples[exampleKey].value)]] : [],
    ),
  );
}
