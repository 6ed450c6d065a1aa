/** The flags of every command that calls a service: who calls, and by what names. */
import { type FlagOptions, readSecret } from "@maksu/signing/command-line";
import { API_NAMES, type ApiName, merchantIdOption, type ProfileName, profileOption } from "@maksu/service-front";
import { requireShown } from "@maksu/service-front/command";
import { enumOption } from "@maksu/signing/options";
import type { Callers } from "../calls/callers.ts";

export const SERVICE_FLAGS = {
  api: { type: "string" },
  account: { type: "string" },
  "secret-file": { type: "string" },
  profile: { type: "string" },
} as const satisfies FlagOptions;

export interface ServiceFlags {
  readonly apis: readonly ApiName[];
  readonly callers: Callers;
  readonly profile: ProfileName | undefined;
}

/** @throws Error that names the flag, and quotes no secret */
export async function readServiceFlags(given: {
  readonly [flag in keyof typeof SERVICE_FLAGS]?: string | undefined;
}): Promise<ServiceFlags> {
  const { api, account, profile } = given;
  requireShown("--api", api, enumOption(...API_NAMES));
  requireShown("--account", account, merchantIdOption);
  requireShown("--profile", profile, profileOption);
  if (account !== undefined && api === undefined)
    throw new Error("--account: name its API with --api, since each API has merchants of its own");
  if (account === undefined && given["secret-file"] !== undefined) throw new Error("--secret-file: name the merchant with --account");
  const callers = account === undefined ? {} : { [api as ApiName]: { id: account, secret: await readSecret(given["secret-file"]) } };
  return { apis: api === undefined ? API_NAMES : [api as ApiName], callers, profile: profile as ProfileName | undefined };
}
