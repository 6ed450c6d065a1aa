/** Validates the options of the mock servers before anything starts, for `startMockServer` and for its command. */
import {
  API_NAMES,
  type ApiName,
  checkPerApi,
  checkServerOptions,
  checkStarted,
  type Credentials,
  type Exchange,
  objectOption,
  type ProfileName,
  serverOptionRules,
  type ToleranceName,
} from "@maksu/service-front";
import type { OptionRules } from "@maksu/signing/options";

/** Options of the mock servers. */
export interface MockServerOptions<Api extends ApiName = ApiName> {
  /** APIs to run. @defaultValue all three */
  readonly apis?: readonly Api[];
  /** A port per API; false to listen on none, for `fetch` alone. @defaultValue a free one for each */
  readonly ports?: { readonly [api in ApiName]?: number } | false;
  /** Address to listen on. @defaultValue `127.0.0.1` */
  readonly host?: string;
  /** Accounts and merchant IDs with their secrets. @defaultValue the service's published test merchants, and those of the guide's table */
  readonly credentials?: { readonly [api in ApiName]?: Credentials };
  /** Whether requests must be signed. If false, unsigned requests are accepted. @defaultValue `true` */
  readonly auth?: boolean;
  /** Maximum difference in seconds between the timestamp of a request and the clock. @defaultValue unlimited */
  readonly timestampToleranceSeconds?: number;
  /** Whether a nonce that an account has used before is rejected. @defaultValue `false` */
  readonly rejectUsedNonces?: boolean;
  /**
   * The real service to stand in for: its API name and version header, and what it tolerates. @defaultValue none: the API documents' names
   */
  readonly profile?: ProfileName;
  /** API name that the Merchant API expects in Authorization. @defaultValue that of the profile; without one `ServiceMerchantAPI` */
  readonly merchantApiName?: string;
  /**
   * Which of the undocumented forms that real clients send are accepted: all, none, or those of these names. @defaultValue `true` with a
   * profile, else `false`
   */
  readonly tolerances?: boolean | readonly ToleranceName[];
  /** Faults of every response to a request without a `Mock-Fault` header, in the syntax of that header. @defaultValue none */
  readonly fault?: string;
  /**
   * Hosts besides this machine and its addresses by which requests may name the servers in `Host`, such as `["mock"]` in docker compose: a name in it
   * may have any port.
   * @defaultValue none
   */
  readonly allowedHosts?: readonly string[];
  /**
   * Token that control requests must have, as `Authorization: Bearer`. @defaultValue none: on loopback they need none, elsewhere and by `allowedHosts`
   * they are rejected
   */
  readonly controlToken?: string;
  /** Hosts besides this machine that events may go to, such as `["shop"]`. @defaultValue none */
  readonly allowEventsTo?: readonly string[];
  /**
   * Other bundled descriptions of the same APIs, for example with different examples. @defaultValue those of the `@maksu/<api>-api`
   * packages
   */
  readonly descriptions?: { readonly [api in ApiName]?: object };
  /** Maximum size of a body in bytes. @defaultValue 3000000, more than the largest valid legacy request */
  readonly maxBodyBytes?: number;
  /** Milliseconds in which a request must have arrived. @defaultValue 30000 */
  readonly requestTimeout?: number;
  /**
   * Called with every exchange, including the reason of a rejection. If it throws, a process warning is emitted and the response is
   * unchanged.
   */
  readonly onExchange?: (exchange: Exchange) => void;
}

const RULES: OptionRules<MockServerOptions> = { ...serverOptionRules, descriptions: objectOption };

/**
 * Validates all options.
 *
 * @throws TypeError that names the option, the type of its value and what is allowed
 */
export function checkMockServerOptions(options: MockServerOptions): void {
  checkServerOptions(options, RULES);
  const { apis = API_NAMES, descriptions }: MockServerOptions = { ...options };
  checkPerApi("descriptions", descriptions, objectOption);
  checkStarted("descriptions", descriptions, apis);
}
