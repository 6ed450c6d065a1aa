import { exampleNames, type OperationDescription, responseOf } from "@maksu/service-front";

/** The response that a request prefers. */
export interface Preference {
  readonly code?: number;
  readonly exampleKey?: string;
}

/**
 * Parses the preferred response: `Prefer: code=404, example=unknown-transaction`. Other preferences are ignored.
 *
 * @returns why it is invalid, as text
 */
export function preferenceOf(header: string | null): Preference | string {
  const wishes = new Map(
    (header ?? "").split(/[,;]/).map((wish): [string, string] => {
      const [name = "", value = ""] = wish.split("=", 2);
      return [name.trim().toLowerCase(), value.trim().replaceAll('"', "")];
    }),
  );
  const code = wishes.get("code");
  const example = wishes.get("example");
  if (code !== undefined && !/^[1-5]\d\d$/.test(code)) return "Prefer: code must be a status from 100 to 599, such as code=404";
  if (example === "") return "Prefer: example must have the name of an example, such as example=unknown-transaction";
  return { ...(code !== undefined && { code: Number(code) }), ...(example !== undefined && { exampleKey: example }) };
}

/** Returns why a preference can't be met; undefined when it can. */
export function unmet(operation: OperationDescription, { code, exampleKey }: Preference): string | undefined {
  const status = code ?? Number(Object.keys(operation.responses).find((each) => /^[23]/.test(each)));
  const response = responseOf(operation, status);
  if (!response) return `Prefer asks for ${status}; this operation responds with ${Object.keys(operation.responses).join(", ")}`;
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
