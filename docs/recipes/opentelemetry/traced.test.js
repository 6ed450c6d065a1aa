import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { startMockServer } from "@maksu/mock-server";
import { createPaymentClient } from "@maksu/payment-client";
import { context, propagation, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { traced, tracing } from "./traced.js";

const exporter = new InMemorySpanExporter();
let mock, payments;
before(async () => {
  // As NodeSDK of @opentelemetry/sdk-node does.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }));
  mock = await startMockServer({ apis: ["payment"] });
  const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl: mock.urls.payment };
  payments = traced(createPaymentClient({ ...merchant, ...tracing }));
});
beforeEach(() => exporter.reset());
after(() => mock.close());

const idOf = ({ traceId, spanId }) => `00-${traceId}-${spanId}-01`;
const sent = () => mock.requests("payment").map(({ headers }) => headers.traceparent);
const path = { transactionId: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913" };

test("calls at the same time have spans of their own, whose ids the service gets", async () => {
  await trace.getTracer("shop").startActiveSpan("checkout", async (checkout) => {
    await Promise.all([payments.getPayment({ path }), payments.listPaymentProviders()]);
    checkout.end();
  });
  const spans = exporter.getFinishedSpans();
  const checkout = spans.find(({ name }) => name === "checkout");
  const calls = spans.filter((span) => span !== checkout);
  assert.deepEqual(calls.map(({ name }) => name).toSorted(), ["getPayment", "listPaymentProviders"]);
  for (const { parentSpanContext, attributes, events } of calls) {
    assert.equal(parentSpanContext.spanId, checkout.spanContext().spanId);
    assert.equal(attributes["http.response.status_code"], 200);
    assert.deepEqual(
      events.map(({ attributes: { attempt, status, requestBytes } }) => [attempt, status, requestBytes]),
      [[1, 200, 0]],
    );
  }
  assert.deepEqual(sent().toSorted(), calls.map((span) => idOf(span.spanContext())).toSorted());
});

test("a call that is retried has one span, with an event for each attempt", async () => {
  await assert.rejects(payments.getPayment({ path }, { retries: 1, headers: { "mock-fault": "drop" } }));
  const [span, ...others] = exporter.getFinishedSpans();
  assert.equal(others.length, 0);
  assert.deepEqual([span.status.code, span.attributes["error.type"]], [SpanStatusCode.ERROR, "network-error"]);
  assert.deepEqual(
    span.events.map(({ attributes: { attempt, code } }) => [attempt, code]),
    [
      [1, "network-error"],
      [2, "network-error"],
    ],
  );
  assert.deepEqual(sent().slice(-2), [idOf(span.spanContext()), idOf(span.spanContext())]);
});

test("an unsuccessful result is an error of its span", async () => {
  await payments.getPayment({ path: { transactionId: "00000000-0000-4000-8000-000000000404" } });
  const [{ status, attributes }] = exporter.getFinishedSpans();
  assert.deepEqual([status.code, attributes["http.response.status_code"]], [SpanStatusCode.ERROR, 404]);
});
