/**
 * Compares what a service sends with the descriptions of its three APIs, and signs for tools that can't.
 *
 * @packageDocumentation
 */
export { checkCaptures } from "./captures/check-captures.ts";
export type { Callers, ServiceOptions } from "./calls/callers.ts";
export type { CalledOperation } from "./calls/operations.ts";
export { type Checker, createChecker, type KnownExchange } from "./check/check-exchange.ts";
export type { RequestFault } from "./check/request-check.ts";
export type { CheckedExchange, CheckedFile, Difference, DifferenceKind } from "./check/difference.ts";
export type { SourceLine } from "./check/locator.ts";
export type { ReceivedResponse, SentRequest, Signature, SignedExchange } from "./calls/send-signed.ts";
export { type ProxyOptions, type ProxyReport, type SigningProxy, startProxy } from "./proxy/start-proxy.ts";
export type { Outcome, Unprovoked } from "./run/outcomes.ts";
export type { Level, Plan, Uncalled } from "./run/plan.ts";
export type { PlannedRequest, SignedAs } from "./run/planned-request.ts";
export { planRun, run, type RunOptions, type RunResult } from "./run/run.ts";
export { type Counted, distinct, reportOf } from "./report/table.ts";
export { checkHar, type Har, type HarEntry, type RecordedExchange, writeHar } from "./recordings/har.ts";
