/** Checks every limit of every header that signing fills in: the front and Prism reject the same values, each without the other. */
import {
  API_NAMES,
  createClock,
  createGate,
  descriptionOf,
  type Gate,
  type ParameterDescription,
  readOperations,
  serviceApi,
  type ServiceApi,
  TEST_CREDENTIALS,
  type WireRequest,
} from "@maksu/service-front";
import { describe, expect, test } from "vitest";
import { MOCK_SERVER } from "./identity.ts";
import { createEngine } from "./prism/engine.ts";
import { prismResponder } from "./prism/prism-responder.ts";
import { rememberPayments } from "./responses/created-payments.ts";
import { createStubbedResponses } from "./responses/stubbed-responses.ts";

interface Given {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}
/** The examples of an API, by operationId and name. */
type Examples = Readonly<Record<string, Readonly<Record<string, Given>>>>;

/** Values within and beyond each limit of a signing header. */
const SAMPLES: Readonly<Record<string, { readonly kept: readonly string[]; readonly broken: readonly string[] }>> = {
  '{"type":"integer","format":"int32"}': {
    kept: ["375917", "2147483647"],
    broken: ["2147483648", "-2147483649", "1.5", "x"],
  },
  '{"type":"string","enum":["sha256","sha512"]}': { kept: ["sha256", "sha512"], broken: ["md5", "SHA256"] },
  '{"type":"string","enum":["GET","POST"]}': { kept: ["GET", "POST"], broken: ["PUT", "get"] },
  '{"type":"string","enum":["1"]}': { kept: ["1"], broken: ["2", "1.0"] },
  '{"type":"string","format":"date-time"}': {
    kept: ["2026-03-02T09:15:00.000Z", "2026-03-02T09:15:00+02:00"],
    broken: ["2026-03-02", "2026-13-02T09:15:00Z", "2026-03-02T09:15:00", "yesterday"],
  },
  '{"type":"string","format":"uuid"}': {
    kept: ["8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913"],
    broken: ["8f1c2a3e", "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be91x"],
  },
  '{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[+-][0-9]{4}$"}': {
    kept: ["2026-03-02T09:15:00+0000"],
    broken: ["2026-03-02T09:15:00Z", "2026-03-02T09:15:00+00:00"],
  },
  '{"type":"string","pattern":"^[A-Za-z0-9+/]{22}==$"}': {
    kept: ["1B2M2Y8AsgTpgAmY7PhCfg=="],
    broken: ["1B2M2Y8AsgTpgAmY7PhCfg", "x"],
  },
  '{"type":"string"}': { kept: ["x"], broken: [] },
};

/** Title, description and examples are not limits. */
function samplesOf({ name, schema }: ParameterDescription): { kept: readonly string[]; broken: readonly string[] } {
  const { type, format, pattern, enum: values, ...others } = JSON.parse(JSON.stringify(schema)) as Record<string, unknown>;
  const limits = JSON.stringify({ type, format, pattern, enum: values });
  const unknown = Object.keys(others).filter(
    (key) => !/^(title|description|examples?|x-(no-limit|provenance|source|confidence|pattern-message))$/.test(key),
  );
  const samples = SAMPLES[limits];
  if (!samples || unknown.length > 0) throw new Error(`${name}: there are no samples of ${limits} ${unknown.join(", ")}`);
  return samples;
}

/** The headers that replace those of a valid request; undefined removes one. */
type Change = Readonly<Record<string, string | undefined>>;

describe.each(API_NAMES)("the header %s", async (name) => {
  const document = descriptionOf(name);
  const { examples } = (await import(`@maksu/${name}-api/examples`)) as { readonly examples: Examples };
  const operations = readOperations(document);
  const authentication = { credentials: TEST_CREDENTIALS[name], clock: createClock() };
  // Authentication is not under test: it would reject most of the requests first.
  const api: ServiceApi = { ...serviceApi(name, authentication), authenticate: async () => ({ secret: "any" }) };
  const shared = { server: MOCK_SERVER, operations, isAuthenticated: true, fault: "" };
  const engine = createEngine(document, true);
  const front = createGate({ ...shared, api, respond: async () => ({ status: 200, headers: {}, body: undefined }) });
  const prism = createGate({
    ...shared,
    api: { ...api, signingHeaders: {} },
    respond: prismResponder({
      api,
      ...authentication,
      engine,
      stubs: createStubbedResponses(),
      payments: rememberPayments(operations, authentication.clock),
    }),
  });

  describe.each([...operations.values()])("$operationId", ({ operationId, parameters }) => {
    const signing = parameters.filter((parameter) => parameter["x-signing"]);
    const valid = Object.fromEntries(signing.map((parameter) => [parameter.name, samplesOf(parameter).kept[0]]));
    const entry = api.operations[operationId];
    const [{ path = {}, query = {}, body } = {}]: readonly Given[] = Object.values(examples[operationId] ?? {});

    const requestWith = (change: Change): WireRequest => {
      const target = (entry?.path ?? "").replaceAll(/\{([^}]+)\}/g, (_, key: string) => String(path[key]));
      const repeated = entry?.bodyFromPath && Object.fromEntries(entry.bodyFromPath.map((key) => [key, path[key]]));
      const text = JSON.stringify(body ?? repeated);
      const headers = new Headers({ "content-type": "application/json" });
      for (const [key, value] of Object.entries<string | undefined>({ ...valid, ...change }))
        if (value !== undefined) headers.set(key, value);
      return {
        method: entry?.method ?? "",
        target,
        path: target,
        query: new URLSearchParams(Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))),
        headers,
        body: new TextEncoder().encode(text ?? ""),
      };
    };
    const outcome = async (gate: Gate, change: Change): Promise<{ status: number; code: string | undefined; names: boolean }> => {
      const { exchange } = await gate(requestWith(change));
      const { status, code, reason = "" } = exchange;
      return { status, code, names: Object.keys(change).every((header) => reason.includes(header.toLowerCase())) };
    };

    const changes = signing.flatMap((parameter): { what: string; change: Change; isKept: boolean }[] => {
      const { name: header, required = false } = parameter;
      const { kept, broken } = samplesOf(parameter);
      return [
        { what: `without ${header}`, change: { [header]: undefined }, isKept: !required },
        { what: `${header} is empty`, change: { [header]: "" }, isKept: !required },
        ...kept.map((value) => ({ what: `${header}: ${value}`, change: { [header]: value }, isKept: true })),
        ...broken.map((value) => ({ what: `${header}: ${value}`, change: { [header]: value }, isKept: false })),
      ];
    });

    test.each([{ what: "a valid request", change: {}, isKept: true }, ...changes])("$what", async ({ change, isKept }) => {
      const alone = await outcome(front, change);
      expect(alone.status < 400).toBe(isKept);
      const byPrism = await outcome(prism, change);
      if (isKept) expect(byPrism.status).toBeLessThan(400);
      else expect(alone).toEqual(byPrism);
    });
  });
});
