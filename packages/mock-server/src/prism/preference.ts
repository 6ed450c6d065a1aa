import { exampleNames, type OperationDescription, responseOf } from "@maksu/service-front";

/** The response that a request prefers. */
export interface Preference {
  readonly code?: number;
  readonly exampleKey?: string;
}

/** Parses the preferred response: `Prefer: code=404, example=unknown-transaction`. Other preferences are ignored. */
export function preferenceOf(header: string | null): Preference {
  const wishes = new Map(
    (header ?? "").split(/[,;]/).map((wish): [string, string] => {
      const [name = "", value = ""] = wish.split("=", 2);
      return [name.trim().toLowerCase(), value.trim().replaceAll('"', "")];
    }),
  );
  const code = Number(wishes.get("code"));
  const example = wishes.get("example");
  return { ...(Number.isInteger(code) && code >= 100 && code <= 599 && { code }), ...(example && { exampleKey: example }) };
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
