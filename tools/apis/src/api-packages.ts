import type { ErrorCatalogue, OperationTable } from "@maksu/openapi-runtime";
import type { Validators } from "@maksu/openapi-runtime/validation";

/** The members of any call's result that callers read. */
export interface CallResult {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly verified: boolean;
  readonly data?: unknown;
  readonly error?: unknown;
}

/** A client's methods by operationId. */
export type Methods = Readonly<Record<string, ((input: unknown) => Promise<CallResult>) | undefined>>;

/** Clients by the media type of the bodies that they send; the first one is that of an API with one. */
export type Clients = Readonly<Record<string, Methods>>;

/** Settings of the first test merchant's clients. */
export interface ClientSettings {
  readonly baseUrl: string;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** @defaultValue the test merchant's */
  readonly secret?: string;
  readonly platformName?: string;
}

export interface ApiPackages {
  readonly clients: (settings: ClientSettings) => Clients;
  readonly operations: OperationTable;
  readonly validators: Validators;
  readonly catalogue: ErrorCatalogue<string>;
  /** The description's examples of requests, by operationId and name. */
  readonly examples: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Inputs that must be made when they are sent, by operationId. */
  readonly inputs?: (settings: ClientSettings) => Readonly<Record<string, () => Promise<unknown>>>;
}
