/** What an editor shows of results, as TypeScript's language service writes it: names, and not all that they stand for. And what that takes. */
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { root } from "../published-packages.ts";

/** At the root, from where all clients resolve. */
const FILE = join(root, "hovers.ts");

/** Few enough characters for one look. */
const LONGEST = 150;

/** Of the file below, a fifth more than it takes: a count of TypeScript's, the same on every machine. */
const MOST_INSTANTIATIONS = 5_100;

/** Each as it is called, the statuses to narrow to, and what stands in the hover of the first of them. */
const operations = [
  { client: "payment", operation: "createPayment", statuses: [201, 400, 503], member: 'Succeeded<operations, "createPayment", 201>' },
  { client: "payment", operation: "refundPayment", statuses: [422, 201, 500], member: 'Failed<operations, "refundPayment", 422>' },
  { client: "payment", operation: "createCitAuthorizationHold", statuses: [403, 201, 401, 429], member: "StepUp" },
  { client: "payment", operation: "addCardForm", statuses: [302, 400, 401, 403], member: "CardFormRedirect" },
  { client: "payment", operation: "requestPaymentReportBySettlementId", statuses: [503, 200], member: "FailedOtherwise<operations," },
  { client: "merchant", operation: "createRefund", statuses: [202, 400, 503], member: "AcceptedRefund" },
  { client: "merchant", operation: "getPayment", statuses: [404, 200], member: 'Failed<operations, "getPayment", 404>' },
  { client: "legacy", operation: "createPayment", statuses: [201, 400], member: 'Succeeded<operations, "createPayment", 201>' },
] as const;

const clientOf = (client: string): string => `${client[0]?.toUpperCase()}${client.slice(1)}Client`;

/** Each hover is that of the word after the mark. */
const fixture = operations
  .map(
    ({ client, operation, statuses }, index) => `
async function call${index}(client: import("@maksu/${client}-client").${clientOf(client)}, given: never) {
  const /*${index}*/result = await client.${operation}(given);
${statuses.map((status) => `  if (result.status === ${status}) /*${index}:${status}*/result.headers;`).join("\n")}
  if (result.ok) /*${index}:ok*/result.headers;
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

describe.each(operations)("$client: $operation", ({ operation, statuses, member }) => {
  const index = operations.findIndex((each) => each.operation === operation && each.member === member);

  test("its result is shown by its name", () => {
    const name = `${operation[0]?.toUpperCase()}${operation.slice(1)}Result`;
    expect(hoverAt(`/*${index}*/`)).toBe(`const result: ${name}`);
  });

  test.each([...statuses, "ok"])("narrowed to %s, it fits on one screen", (status) => {
    expect(hoverAt(`/*${index}:${status}*/`).length).toBeLessThanOrEqual(LONGEST);
  });

  test("narrowed to a status, it names its member", () => {
    expect(hoverAt(`/*${index}:${statuses[0]}*/`)).toContain(member);
  });
});

/** Creates a language service over one file, which must have no errors. */
function serviceOver(text: string): ts.LanguageService {
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    // Those of a browser load in half of the time of Node's.
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
