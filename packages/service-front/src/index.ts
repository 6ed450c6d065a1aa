/**
 * The front of a server of the three APIs: it listens, routes, authenticates, validates, injects faults and sends events. What responds to the
 * requests that it accepts is a parameter.
 *
 * @packageDocumentation
 */
export {
  type Access,
  type AccessFaultCode,
  type AccessOptions,
  createAccess,
  type Denied,
  isOwnOrigin,
  type PathKind,
} from "./access/access.ts";
export { controlTokenOption, hostsOption, listenOption, publicUrlOption } from "./access/access-rules.ts";
export { API_NAMES, type ApiName, UNSIGNED_API_NAMES } from "./ground/api-names.ts";
export { transactionIdIn } from "./apis/payment-api.ts";
export { noteOf } from "./tolerances/tolerant-validation.ts";
export { OPERATIONS, responseReadersOf, serviceApi, signerOf, TEST_CREDENTIALS, TOLERANCE_NAMES, TOLERANCES } from "./apis/service-apis.ts";
export type { Authentication } from "./authentication/authentication.ts";
export { type Credentials, type Merchant, merchantIn } from "./authentication/credentials.ts";
export { createUsedNonces, type UsedNonces } from "./authentication/used-nonces.ts";
export { type Clock, createClock } from "./ground/clock.ts";
export {
  exampleNamed,
  exampleNames,
  type OperationDescription,
  type ParameterDescription,
  readEvents,
  readOperations,
  type ResponseDescription,
  responseOf,
  statusesOf,
} from "./description/description.ts";
export { documentedRejection } from "./description/documented-rejection.ts";
export { descriptionOf, type DescriptionLines, linesOf, type LineTree } from "./description/description-of.ts";
export { requireOperations } from "./description/require-operations.ts";
export { type EventOutcome, moveClock, requestsTo, requireApiName, requireOperation, sendEvent } from "./control/control.ts";
export {
  type ControlContext,
  ControlError,
  type ControlErrorCode,
  type ControlHandler,
  type ControlInput,
  type ControlOutcome,
  type ControlPaths,
} from "./control/control-context.ts";
export { type Controlled, handleControl, isControlPath, pathKind } from "./control/control-paths.ts";
export { deliverHalf, deliverOnce, type Delivery, type Outcome } from "./deliveries/deliver.ts";
export { maskedHeaders } from "./request-log/masked.ts";
export { acknowledged, createDeliveries, type Deliveries, type Event } from "./deliveries/deliveries.ts";
export type { EventFields, EventName } from "./events/event-fields.ts";
export { withSignature } from "./events/with-signature.ts";
export type { EventDefinition, EventTable, FieldKind } from "./events/event-table.ts";
export type {
  ResponseDraft,
  EarlyRejection,
  EventDelivery,
  Exchange,
  Rejection,
  ResponseStream,
  WireResponse,
  WireRequest,
} from "./ground/exchange.ts";
export type { CloseOptions } from "./http/close-options.ts";
export type { FailureReason } from "./ground/failure-reason.ts";
export { mayReceiveEvents, type MerchantUrl, readMerchantUrl, type UrlFault, withoutUser, withoutUsers } from "./ground/merchant-url.ts";
export { type Fault, FAULT_SYNTAX, readFault, injectFault } from "./faults/fault.ts";
export {
  DOCUMENTED_NAMES,
  PROFILE_NAMES,
  type ProfileName,
  serviceHosts,
  type ServiceNames,
  serviceNames,
  withServiceNames,
} from "./ground/profiles.ts";
export { createReplays, type Replays } from "./faults/replays.ts";
export { createGate, type Gate, type GateOutcome, type GateParts } from "./gate.ts";
export { type Fetch, type FetchTarget, inProcessFetch } from "./http/in-process-fetch.ts";
export type { Handle } from "./http/handle.ts";
export { causeOf, framesOf, ServerFailure } from "./http/server-failure.ts";
export type { Limits } from "./http/limits.ts";
export {
  apiNameOption,
  bodySizeOption,
  checkCredentials,
  checkPerApi,
  checkPorts,
  checkServerOptions,
  checkStarted,
  faultOption,
  merchantIdOption,
  objectOption,
  portOption,
  portsOption,
  profileOption,
  secretOption,
  type ServerOptions,
  serverOptionRules,
  toleranceOption,
  tolerancesOption,
} from "./options/server-options.ts";
export type { DescribedResponse, OperationName } from "./ground/operation-types.ts";
export { createRequestLog, type KeptRequest, MOST_REQUESTS, type RecordedRequest, type RequestLog } from "./request-log/request-log.ts";
export { FORM, readFields, TooManyFields } from "./request/request-body.ts";
export { validateRequest, type Validated, type Validation } from "./request/validate-request.ts";
export type { AcceptedRequest, Rejected, RequestValues, Responded, Responder } from "./responder/responder.ts";
export { createRouter, type Route } from "./router.ts";
export type { Caller, ResponseReaders, RoutedRequest, ServiceApi } from "./responder/service-api.ts";
export type { ServerIdentity } from "./ground/server-identity.ts";
export { acceptedTolerances } from "./tolerances/accepted-tolerances.ts";
export type { ToleranceName, Tolerances } from "./responder/tolerance-names.ts";
export { warn } from "./ground/warn.ts";
export { callObserver } from "./responder/call-observer.ts";
export { TRIGGER_MERCHANTS, type Trigger, type TriggerCondition, triggerIn, TRIGGERS, type TriggerParts } from "./triggers/triggers.ts";
