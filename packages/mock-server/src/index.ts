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
  type EventFields,
  type EventName,
  type EventOutcome,
  type Exchange,
  type Merchant,
  type ProfileName,
  TEST_CREDENTIALS,
  TRIGGER_MERCHANTS,
  type Trigger,
  type TriggerCondition,
  TRIGGERS,
} from "@maksu/service-front";
export { type MockServer, startMockServer } from "./mock-server.ts";
export type { MockServerOptions } from "./option-rules.ts";
