// A span for each call of a client, its attempts as events, and `traceparent` in each request.
import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

/** Options of a client. */
export const tracing = {
  headers() {
    const headers = {};
    propagation.inject(context.active(), headers);
    return headers;
  },
  /** The number of the attempt, status or code, milliseconds, bytes, and the service's request ID. */
  onCall(report) {
    trace.getActiveSpan()?.addEvent("attempt", { ...report });
  },
};

/** Wraps the operations of a client, so that each call has a span. */
export function traced(client) {
  const tracer = trace.getTracer("@maksu/payment-client");
  const { http, ...operations } = client;
  const wrap = ([operationId, call]) => [
    operationId,
    (...input) =>
      tracer.startActiveSpan(operationId, { kind: SpanKind.CLIENT }, async (span) => {
        try {
          const result = await call(...input);
          span.setAttribute("http.response.status_code", result.status);
          if (!result.ok) span.setStatus({ code: SpanStatusCode.ERROR });
          return result;
        } catch (error) {
          span.setAttribute("error.type", error.code ?? error.name);
          span.setStatus({ code: SpanStatusCode.ERROR, message: error.message });
          throw error;
        } finally {
          span.end();
        }
      }),
  ];
  return { http, ...Object.fromEntries(Object.entries(operations).map(wrap)) };
}
