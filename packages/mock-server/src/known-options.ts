import { API_NAMES } from "./api-names.ts";
import type { MockServerOptions } from "./mock-server.ts";

/** The options that there are, held against their type by the compiler. */
const OPTIONS: { readonly [name in keyof Required<MockServerOptions>]: true } = {
  apis: true,
  ports: true,
  host: true,
  credentials: true,
  auth: true,
  timestampToleranceSeconds: true,
  refuseUsedNonces: true,
  merchantApiName: true,
  fault: true,
  allowRemoteEvents: true,
  descriptions: true,
  maxBodyBytes: true,
  requestTimeout: true,
  onExchange: true,
};

/**
 * A misspelt option must not pass for its default.
 *
 * @throws TypeError that names it, and those there are
 */
export function requireKnownOptions(options: MockServerOptions): void {
  for (const name of Object.keys(options))
    if (!Object.hasOwn(OPTIONS, name)) throw new TypeError(`${name}: no such option; known are ${Object.keys(OPTIONS).join(", ")}`);
  for (const option of ["ports", "credentials", "descriptions"] as const)
    for (const name of Object.keys(options[option] ?? {}))
      if (!API_NAMES.some((api) => api === name)) throw new TypeError(`${option}.${name}: no such API; known are ${API_NAMES.join(", ")}`);
}
