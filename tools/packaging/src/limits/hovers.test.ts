/** Results as an editor shows them, written by TypeScript's language service: names, and not all that they stand for. And the time that this takes. */
import { join } from "node:path";
import { operationTable as legacy } from "@maksu/legacy-client";
import { operationTable as merchant } from "@maksu/merchant-client";
import type { OperationEntry } from "@maksu/openapi-runtime";
import { operationTable as payment } from "@maksu/payment-client";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { root } from "../published-packages.ts";

/** At the root, from where all clients resolve. */
const FILE = join(root, "hovers.ts");

/** Few enough characters for one look. */
const LONGEST = 150;

/** Of the file below, a fifth more than it takes: a count of TypeScript's, the same on every machine. */
const MOST_INSTANTIATIONS = 14_000;

/** Text in the hover of a narrowed result, for a member of each kind. */
const MEMBERS: Readonly<Record<string, string>> = {
  "payment createPayment 201": 'Succeeded<operations, "createPayment", 201>',
  "payment refundPayment 422": 'Failed<operations, "refundPayment", 422>',
  "payment createCitAuthorizationHold 403": "StepUp",
  "payment addCardForm 302": "CardFormRedirect",
  "payment requestPaymentReportBySettlementId default": "FailedOtherwise<operations,",
  "merchant createRefund 202": "AcceptedRefund",
  "merchant getPayment 404": 'Failed<operations, "getPayment", 404>',
  "legacy createPayment 201": 'result: Succeeded<operations, "createPayment", 201>',
  "payment refundPayment not ok": 'result: Failures<operations, "refundPayment", Additions>',
};

/** An error status that no operation lists, for the `default` of a description. */
const UNLISTED = 511;

const calls = Object.entries({ payment, merchant, legacy }).flatMap(([client, table]) =>
  Object.entries<OperationEntry>(table).map(([operation, { responses }]) => ({ client, operation, statuses: Object.keys(responses) })),
);

const capitalized = (name: string): string => name.replace(/^./, (first) => first.toUpperCase());

/** Each hover is that of the word after the mark. */
const fixture = calls
  .map(
    ({ client, operation, statuses }, index) => `
async function call${index}(client: import("@maksu/${client}-client").${capitalized(client)}Client, given: never) {
  const /*${index}*/result = await client.${operation}(given);
${statuses.map((status) => `  if (result.status === ${status === "default" ? UNLISTED : status}) /*${index}:${status}*/result.headers;`).join("\n")}
  if (result.ok) /*${index}:ok*/result.headers;
  else /*${index}:not ok*/result.headers;
}`,
  )
  .join("\n");

const service = serviceOver(fixture);
/** Taken before the hovers, which add their own. */
const instantiations = service.getProgram()?.getInstantiationCount();

function hoverAt(mark: string): string {
  const shown = service.getQuickInfoAtPosition(FILE, fixture.indexOf(mark) + mark.length);
  return ts.displayPartsToString(shown?.displayParts);
}

test("calls of all three clients take few type instantiations", () => {
  expect(instantiations).toBeLessThanOrEqual(MOST_INSTANTIATIONS);
});

describe.each(calls)("$client: $operation", ({ client, operation, statuses }) => {
  const index = calls.findIndex((each) => each.client === client && each.operation === operation);

  test("its result is shown by its name", () => {
    expect(hoverAt(`/*${index}*/`)).toBe(`const result: ${capitalized(operation)}Result`);
  });

  test("narrowed, it fits on one screen", () => {
    const hovers = [...statuses, "ok", "not ok"].map((narrowed) => hoverAt(`/*${index}:${narrowed}*/`));
    expect(hovers.filter((hover) => !hover.startsWith("const result: ") || hover.length > LONGEST)).toStrictEqual([]);
  });
});

test.each(Object.entries(MEMBERS))("%s is shown as %s", (call, member) => {
  const [client, operation, ...narrowed] = call.split(" ");
  const index = calls.findIndex((each) => each.client === client && each.operation === operation);
  expect(hoverAt(`/*${index}:${narrowed.join(" ")}*/`)).toContain(member);
});

/** Creates a language service over one file, which must have no errors. */
function serviceOver(text: string): ts.LanguageService {
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    // The types of a browser load in half of the time of Node's.
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: [],
  };
  const checked = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [FILE],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const source = name === FILE ? text : ts.sys.readFile(name);
      return source === undefined ? undefined : ts.ScriptSnapshot.fromString(source);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === FILE || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    realpath: ts.sys.realpath ?? ((name) => name),
  });
  const errors = checked.getSemanticDiagnostics(FILE).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return checked;
}
