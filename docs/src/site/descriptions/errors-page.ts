import { isObject, objectAt, operationsOf, resolve, textAt } from "@maksu/openapi";
import { constraintPlaces } from "./constraint-places.ts";
import { type DescribedApi, errorLink, operationLink } from "./described-api.ts";
import { anchored, code, table } from "../markdown/markdown.ts";

/** Lists every error code of an API. */
export function errorsTable(api: DescribedApi): string {
  const places = constraintPlaces(api);
  const rows = Object.entries(api.catalogue).map(([errorCode, { status, meaning, workaround, operations }]) => {
    const broken = places.get(errorCode) ?? [];
    return [
      anchored(`${api.name}-${errorCode}`, code(errorCode)),
      String(status),
      meaning,
      // Without a workaround, the limits of the value.
      workaround ?? broken.map(({ limits }) => limits).join(" "),
      broken.map(({ name, anchor }) => `[${code(name)}](constraints.md#${anchor})`).join(", "),
      operationsCell(api, operations),
    ];
  });
  return table(["code", "status", "when", "what to do", "constraint", "operations"], rows);
}

/** Lists every named example of an unsuccessful response, for an API without codes. */
export function namedErrorsTable(api: DescribedApi): string {
  const rows = namedErrors(api).map(({ name, status, when, message, operations }, index, all) => [
    // A name that stands for several messages has an anchor at the first.
    all.findIndex((each) => each.name === name) === index ? anchored(`${api.name}-${name}`, code(name)) : code(name),
    status,
    when,
    message,
    operationsCell(api, operations),
  ]);
  return table(["name", "status", "when", "message", "operations"], rows);
}

/** Lists the errors of one operation; `folder` is the way to the page of error codes. */
export function errorsOfOperation(api: DescribedApi, operationId: string, folder: string): string {
  const coded = Object.entries(api.catalogue).filter(([, { operations }]) => operations.includes(operationId));
  if (coded.length > 0)
    return table(
      ["code", "status", "when", "what to do"],
      coded.map(([errorCode, { status, meaning, workaround = "" }]) => [
        errorLink(api, errorCode, folder),
        String(status),
        meaning,
        workaround,
      ]),
    );
  const named = namedErrors(api).filter(({ operations }) => operations.includes(operationId));
  if (named.length === 0) return "";
  return table(
    ["status", "when", "message"],
    named.map(({ status, when, message }) => [status, when, message]),
  );
}

interface NamedError {
  readonly name: string;
  readonly status: string;
  readonly when: string;
  readonly message: string;
  readonly operations: string[];
}

function namedErrors({ bundle }: DescribedApi): readonly NamedError[] {
  const found = new Map<string, NamedError>();
  for (const { operationId, responses } of operationsOf(bundle))
    for (const [status, { value }] of responses)
      for (const media of status.startsWith("2") ? [] : Object.values(objectAt(value, "content")))
        for (const [name, example] of Object.entries(objectAt(media, "examples"))) {
          const { value: response, ...about } = resolve(bundle, example).value;
          const message = isObject(response) ? (textAt(response, "message") ?? "") : "";
          const when = textAt(about, "description") ?? "";
          const error = { name, status: status === "default" ? "any other" : status, when, message, operations: [operationId] };
          const key = JSON.stringify({ ...error, operations: [] });
          const known = found.get(key);
          if (!known) found.set(key, error);
          else if (!known.operations.includes(operationId)) known.operations.push(operationId);
        }
  return [...found.values()];
}

/** Lists operations by name; if almost all, names the exceptions. */
function operationsCell(api: DescribedApi, names: readonly string[]): string {
  const link = (operationId: string): string => operationLink(api, operationId);
  const others = operationsOf(api.bundle).flatMap(({ operationId }) => (names.includes(operationId) ? [] : [operationId]));
  if (names.length === 1 || others.length * 3 > names.length) return names.map(link).join(", ");
  return others.length === 0 ? "all" : `all but ${others.map(link).join(", ")}`;
}
