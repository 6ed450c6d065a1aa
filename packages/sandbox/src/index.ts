/**
 * The payment service on one machine: payments, refunds, cards and holds with a memory, a clock to advance, and signed events.
 *
 * @packageDocumentation
 */
export type {
  ActBody,
  ActInput,
  ActOutput,
  ActPath,
  ActResult,
  Frozen,
  Happened,
  NewOrder,
  PayOutcome,
  SandboxEvent,
  SandboxOrder,
  SandboxSettlement,
} from "./acts/act.ts";
export type { EventName } from "./generated/schema.ts";
export type { Act } from "./acts/resolve.ts";
export type { EventMatch } from "./acts/events.ts";
export { EventNotSent } from "./acts/resend.ts";
export type * from "./acts/generated/methods.ts";
export { RefundRejected } from "./acts/refund.ts";
export type { MerchantCredentials, MerchantIdCredentials, SandboxWorld, WorldTime } from "./acts/world-api/create-world-api.ts";
export { amountOfItems } from "./domain/payments/amount-of-items.ts";
export { TEST_CARDS, type TestCard } from "./domain/cards/test-cards.ts";
export type { EffectName, FaultEffects, FaultMatch, FaultRule } from "./faults/fault-rule.ts";
export type { FaultHit, FaultSubject, SandboxFault } from "./faults/faults.ts";
export type { Holidays } from "./domain/calendar/banking-days.ts";
export type { EventValues, Transition } from "./domain/changes.ts";
export type { Fees } from "./domain/fees.ts";
export { type Due, type Duration, type EmailName, ImpossibleTransition, type Row, type Timer } from "./domain/lifecycle.ts";
export { type LifecycleTable, LIFECYCLES } from "./domain/lifecycles.ts";
export type { Merchant } from "./domain/merchant.ts";
export { type Method, METHODS } from "./domain/methods.ts";
export type { InterfaceClass, OrderState } from "./domain/orders/order.ts";
export { LEGACY_TEST_CARDS, type LegacyTestCard } from "./domain/orders/order-methods.ts";
export type { SettlementCycle } from "./domain/settlements/cycle.ts";
export type { SettlementState } from "./domain/settlements/settlement.ts";
export type { Rule, RuleResponse } from "./domain/rules/rule.ts";
export { type RuleId, RULES } from "./domain/rules/rules.ts";
export { DEFAULT_MERCHANT_SETTINGS, DEFAULT_SETTINGS, type MerchantSettings, SETTING_VALUES, type Settings } from "./domain/settings.ts";
export type { ClockOption, SandboxOptions, WorldOptions } from "./acts/options.ts";
export { type LeftOut, type Seed, SeedError, type SeedStep } from "./acts/seeds/seed.ts";
export { type Sandbox, type SandboxFront, startSandbox } from "./start/start-sandbox.ts";
export type { Violation } from "./referee/violations.ts";
export type { ExchangeSubject, SandboxExchange } from "./exchange/sandbox-exchange.ts";
export { OPERATIONS_WITHOUT_HANDLER } from "./service/without-handler.ts";
export type { ForgedEvent } from "./time/forge/forge.ts";
export type { Forgery } from "./time/forge/forgery.ts";
export type { AnyStore, StoreAddress } from "./store/open-store.ts";
export type { EventSent, ObservedEvent, TransitionMade } from "./events/happened.ts";
export type { Attempt, EventFailure, EventRecord } from "./events/event-record.ts";
export type { RejectedRequest } from "./world/logs/request-log.ts";
export type { MessageText, SignedMessages } from "./world/logs/signed-messages.ts";
export type { Dropped, DroppedNow, Keep, ObservedDrop } from "./world/retention/keep.ts";
export type { WorldSnapshot } from "./world/snapshots/snapshot.ts";
