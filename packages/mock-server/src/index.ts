/**
 * Mock servers of the three APIs: they validate requests, check signatures, and send signed responses from the descriptions.
 *
 * @packageDocumentation
 */
export {
  API_NAMES,
  type ApiName,
  ControlError,
  type Credentials,
  type Delivery,
  type DescribedResponse,
  type EventFields,
  type EventName,
  type EventOutcome,
  type Exchange,
  type Fetch,
  type Merchant,
  type OperationName,
  type ProfileName,
  type RecordedRequest,
  TEST_CREDENTIALS,
  TOLERANCE_NAMES,
  type ToleranceName,
  TRIGGER_MERCHANTS,
  type Trigger,
  type TriggerCondition,
  TRIGGERS,
} from "@maksu/service-front";
export { type MockServer, startMockServer } from "./mock-server.ts";
export type { StubOptions } from "./responses/read-stub.ts";
export type { MockServerOptions } from "./mock-server-options.ts";
