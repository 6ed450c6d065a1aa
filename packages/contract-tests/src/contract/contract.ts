/** Tests the contract of one API: description, client, mock server and Prism must agree. All requests are derived from the description. */
import { type ApiName, type MockServer, startMockServer } from "@maksu/mock-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { flatten, operationsOf } from "@maksu/openapi";
import { readBundle } from "@maksu/apis";
import { responseReadersOf } from "@maksu/service-front";
import { createReferee, faultsIn, type Referee } from "@maksu/service-front/referee";
import "../gaps.ts";
import { codeFaults, exampleFaults, operationFaults, statusFaults } from "./responses/client-tables.ts";
import { codesOf, descriptionOf } from "./responses/codes.ts";
import { conditionExamples, tryCondition } from "./responses/conditions.ts";
import { responseName, documentedResponses, tryResponse, tryExampleRequest, tryWrongSecret } from "./responses/documented-responses.ts";
import { headerSetFaults } from "./responses/header-set.ts";
import { conditionsOf, constraintsOf, exampleRequests, parameterRequests, sharedBodies } from "@maksu/conformance/contract";
import { Coverage, ROWS } from "./coverage/coverage.ts";
import { eventFormsOf, type Receiver, startReceiver, tryEvent } from "./events/events.ts";
import { clientUnderTest } from "./checks/client-under-test.ts";
import type { ContractContext } from "./checks/contract-context.ts";
import { createPrismCheck } from "./checks/prism-check.ts";
import { tryConstraint } from "./checks/try-constraint.ts";
import { type Exchanges, overSockets, through } from "./requests/exchange.ts";

/**
 * Whether it is the long run, `npm run long -- contract`: requests reach the mock server over sockets, not through its own `fetch`, and the fields of a body that
 * several operations share, which have one validator, are tried with each of them.
 */
const isLong = "LONG_CONTRACT" in process.env;

/** Registers the tests of an API. Each fails with a line per gap, which is also in the coverage report. */
export function describeContract(name: ApiName): void {
  const description = readBundle(`${name}-api`);
  const bundle = flatten(description);
  const operations = operationsOf(bundle);
  const events = eventFormsOf(bundle);
  const isTriedBefore = isLong ? () => false : sharedBodies(operations);
  const coverage = new Coverage(`${name}-api`, ROWS);
  const provoked = new Set<string>();
  let mock: MockServer;
  let receiver: Receiver;
  let exchanges: Exchanges;
  let context: ContractContext;
  let referee: Referee;

  beforeAll(async () => {
    mock = await startMockServer(isLong ? {} : { ports: false });
    const baseUrl = mock.urls[name];
    exchanges = isLong ? overSockets(baseUrl) : through(baseUrl, mock.fetch);
    receiver = await startReceiver();
    referee = await createReferee(description, responseReadersOf(name));
    context = {
      api: name,
      bundle,
      send: exchanges.send,
      client: clientUnderTest(name, baseUrl, exchanges.fetch),
      prism: await createPrismCheck(description),
      check: ({ operationId }, response) => faultsIn(referee.response(operationId, response)),
      exempted: (reason) => coverage.countExemption(reason),
      provoked: (operationId, code) => void provoked.add(`${operationId} ${code}`),
    };
  });
  afterAll(async () => {
    coverage.write();
    await Promise.all([mock.close(), receiver.close()]);
  });

  describe.each(operations)("$operationId", (operation) => {
    const { operationId } = operation;
    const own = exampleRequests(bundle, operation);
    const [mediaType] = Object.keys(operation.content);
    const requests = [...own, ...parameterRequests(bundle, operation)];
    const responses = documentedResponses(bundle, operation);
    const all = constraintsOf(bundle, operation);
    const constraints = all.filter((constraint) => !isTriedBefore(operation, constraint));
    const codes = codesOf(operation);
    const conditions = conditionsOf(name, bundle, operation);
    coverage.want("operations", operationId);
    coverage.want("header sets", operationId);
    for (const [example] of requests) coverage.want("examples", `${operationId} request ${example}`);
    for (const response of responses) coverage.want("statuses", `${operationId} ${response.status}`);
    for (const response of responses) if (response.example !== undefined) coverage.want("examples", responseName(response));
    for (const constraint of constraints) coverage.want("constraints", `${operationId} ${constraint.name}`);
    for (const code of codes) coverage.want("codes", `${operationId} ${code}`);
    for (const condition of conditions.keys()) coverage.want("conditions", `${operationId} ${condition}`);

    test("each example request gets the documented success, with the operation's header set", async () => {
      const gaps: string[] = [];
      for (const [example, request] of requests) {
        const subject = `${operationId} request ${example}`;
        const { faults, headers } = await tryExampleRequest(context, operation, request);
        // A client has the examples of its first media type.
        const ofClient = own.has(example) && request.mediaType === mediaType ? exampleFaults(context.client, request, example) : [];
        gaps.push(...coverage.tried("examples", subject, named(subject, [...faults, ...ofClient])));
        if (headers.length > 0)
          gaps.push(...coverage.tried("header sets", operationId, headerSetFaults(bundle, operation, request, headers)));
      }
      const [first] = own.values();
      const faults = [...operationFaults(context.client, operation), ...(first ? await tryWrongSecret(context, operation, first) : [])];
      gaps.push(...coverage.tried("operations", operationId, named(operationId, faults)));
      expect(gaps).toBeNone();
    });

    test("each documented status and example is returned", async () => {
      const gaps: string[] = [];
      for (const response of responses) {
        const { ofStatus, ofExample } = await tryResponse(context, response);
        gaps.push(...coverage.tried("statuses", `${operationId} ${response.status}`, ofStatus));
        if (response.example !== undefined) gaps.push(...coverage.tried("examples", responseName(response), ofExample));
      }
      for (const status of operation.responses.keys()) {
        const subject = `${operationId} ${status}`;
        gaps.push(...coverage.tried("statuses", subject, named(subject, statusFaults(context.client, operation, status))));
      }
      expect(gaps).toBeNone();
    });

    test(`keeps its ${constraints.length} constraints`, async () => {
      const gaps: string[] = [];
      coverage.countExemption(
        "constraints of a body's fields are tried with another operation that has this body",
        all.length - constraints.length,
      );
      for (const constraint of constraints) {
        coverage.countTrials(constraint.inside.length + constraint.outside.length);
        gaps.push(
          ...coverage.tried("constraints", `${operationId} ${constraint.name}`, await tryConstraint(context, operation, constraint)),
        );
      }
      expect(gaps).toBeNone();
    });

    test("each condition gets the documented response", async () => {
      const gaps: string[] = [];
      for (const condition of conditions.values()) {
        const subject = `${operationId} ${condition.name}`;
        gaps.push(...coverage.tried("conditions", subject, named(subject, await tryCondition(context, operation, condition))));
      }
      expect(gaps).toBeNone();
    });

    test("each error code is returned for some request", () => {
      const gaps = codes.flatMap((code) => {
        const subject = `${operationId} ${code}`;
        const unprovoked = provoked.has(subject) ? [] : [`no request provokes it (${descriptionOf(operation, code)})`];
        return coverage.tried("codes", subject, named(subject, [...unprovoked, ...codeFaults(context.client, operation, code)]));
      });
      expect(gaps).toBeNone();
    });
  });

  describe("errors that depend on what the service knows", () => {
    const provokedExamples = new Set(
      operations.flatMap((operation) => [...conditionsOf(name, bundle, operation).values()].map(({ example }) => example)),
    );
    const examples = conditionExamples(operations);
    for (const example of examples) coverage.want("conditions", example);
    test("are each provoked by a condition", () => {
      const gaps = examples.flatMap((example) =>
        coverage.tried(
          "conditions",
          example,
          provokedExamples.has(example) ? [] : [`${example}: no condition of any operation provokes it`],
        ),
      );
      expect(gaps).toBeNone();
    });
  });

  for (const { name: event } of events) coverage.want("events", event);
  test.each(events)("event $name is sent, and accepted by the merchant's handler", async (form) => {
    const faults = await tryEvent(form, mock.urls[name], exchanges.fetch, receiver, referee);
    expect(coverage.tried("events", form.name, faults)).toBeNone();
  });

  test("the client has no undocumented operation and no undocumented error code", () => {
    const { operations: table, catalogue } = context.client;
    const described = operations.map(({ operationId }) => operationId);
    const surplus = besides(Object.keys(table), described).map((operationId) => `${name}-api: the client has an operation ${operationId}`);
    const codes = besides(Object.keys(catalogue), operations.flatMap(codesOf));
    expect([...surplus, ...codes.map((code) => `${name}-api: the client's catalogue has a code ${code}`)]).toBeNone();
  });

  // A test that breaks off leaves things untried.
  test("leaves nothing untried", () => {
    expect(coverage.untried()).toBeNone();
  });
}

const besides = (own: readonly string[], described: readonly string[]): string[] => own.filter((each) => !described.includes(each));

const named = (subject: string, faults: readonly string[]): string[] => faults.map((fault) => `${subject}: ${fault}`);
