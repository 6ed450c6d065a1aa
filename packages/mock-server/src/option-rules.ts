/** The options of the mock servers, checked before anything is started: by `startMockServer` and by its command alike. */
import {
  type ApiName,
  checkPerApi,
  checkServerOptions,
  type Credentials,
  type Exchange,
  objectOption,
  serverOptionRules,
} from "@maksu/service-front";
import type { OptionRules } from "@maksu/signing/options";

/** Settings of the mock servers. */
export interface MockServerOptions<Api extends ApiName = ApiName> {
  /** Which APIs to serve. @defaultValue all three */
  readonly apis?: readonly Api[];
  /** A port per API. @defaultValue a free one for each */
  readonly ports?: { readonly [api in ApiName]?: number };
  /** Address to listen on. @defaultValue `127.0.0.1` */
  readonly host?: string;
  /** Accounts and merchant IDs with their secrets. @defaultValue the service's published test merchants, and those of the guide's table */
  readonly credentials?: { readonly [api in ApiName]?: Credentials };
  /** Whether requests must be signed. Without it, everybody is answered. @defaultValue `true` */
  readonly auth?: boolean;
  /** Greatest distance in seconds between the timestamp of a request and the clock. @defaultValue any */
  readonly timestampToleranceSeconds?: number;
  /** Whether a nonce that an account has used before is refused. @defaultValue `false` */
  readonly refuseUsedNonces?: boolean;
  /** API name that the Merchant API expects in Authorization. @defaultValue `ServiceMerchantAPI` */
  readonly merchantApiName?: string;
  /** Faults of every answer to a request without a `Mock-Fault` header, written as in that header. @defaultValue none */
  readonly fault?: string;
  /** Whether events may be sent to other machines. @defaultValue `false` */
  readonly allowRemoteEvents?: boolean;
  /** Other bundled descriptions of the same APIs, say with other examples. @defaultValue those of the `@maksu/<api>-api` packages */
  readonly descriptions?: { readonly [api in ApiName]?: object };
  /** Bytes that a body may have. @defaultValue 3000000, more than the largest valid legacy request */
  readonly maxBodyBytes?: number;
  /** Milliseconds in which a request must have arrived. @defaultValue 30000 */
  readonly requestTimeout?: number;
  /** Called with every exchange, with the reason of a rejection. When it throws, a process warning says so, and the response stays as it is. */
  readonly onExchange?: (exchange: Exchange) => void;
}

const RULES: OptionRules<MockServerOptions> = { ...serverOptionRules, descriptions: objectOption };

/**
 * Checks all options.
 *
 * @throws TypeError that names the option, the kind of value it has and what is allowed
 */
export function checkMockServerOptions(options: MockServerOptions): void {
  checkServerOptions(options, RULES);
  checkPerApi("descriptions", { ...options }.descriptions, objectOption);
}
