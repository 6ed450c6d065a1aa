/** `maksu-sandbox env`: the variables that lead programs to a sandbox that runs with `--front`. */
import { mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { PROFILE_NAMES, profileOption, serviceHosts, type ProfileName } from "@maksu/service-front";
import { requireShown } from "@maksu/service-front/command";
import { parseFlags, readFailure, shellWord } from "@maksu/signing/command-line";
import { programEnvironment } from "../redirect/environment.ts";
import type { Print } from "./output.ts";
import { PORT } from "./serve.ts";

/** The flags, for the parser. */
export const ENV_FLAGS = {
  port: { type: "string", default: String(PORT) },
  front: { type: "string" },
  "front-ca": { type: "string" },
  profile: { type: "string", default: PROFILE_NAMES[0] },
  "env-file": { type: "boolean", default: false },
} as const;

/** The text of `env --help`. */
export const envUsage = (): string => `maksu-sandbox env --front PORT --front-ca FILE [options]

Prints the variables that lead the programs of a shell to a sandbox that was started with the same --front and --front-ca:

  eval "$(maksu-sandbox env --front 4443 --front-ca sandbox.pem)"

The files that they name are in the folder FILE.d.

  --port PORT                 port of the sandbox, ${PORT} by default
  --profile ${PROFILE_NAMES.join("|")}          the service whose hosts lead there
  --env-file                  NAME=value, as env files have it
  -h, --help                  this text`;

/** Prints the variables that differ from those that there are. */
export function env(args: readonly string[], print: Print): void {
  const { values, positionals } = parseFlags(args, ENV_FLAGS);
  const { port, front, profile } = values;
  const { "front-ca": given } = values;
  if (positionals.length > 0 || front === undefined || given === undefined)
    throw new Error("env: give --front and --front-ca as the sandbox has them; see env --help");
  requireShown("--profile", profile, profileOption);
  const authority = lastCertificate(given);
  // Programs run anywhere.
  const folder = `${resolve(given)}.d`;
  mkdirSync(folder, { recursive: true });
  const environment = programEnvironment(process.env, {
    url: `http://127.0.0.1:${port}`,
    front: { url: `http://127.0.0.1:${front}`, authority },
    hosts: serviceHosts(profile as ProfileName),
    hook: import.meta.resolve("#redirect"),
    folder,
    isSealed: false,
  });
  for (const [name, value = ""] of Object.entries(environment))
    if (value !== process.env[name]) print(values["env-file"] ? `${name}=${value}` : `export ${name}=${shellWord(value)}`);
}

/** The authority of the front is behind those of the system. */
function lastCertificate(file: string): string {
  try {
    const found = readFileSync(file, "utf8")
      .match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----\n/g)
      ?.at(-1);
    if (found !== undefined) return found;
  } catch (error) {
    throw new Error(`--front-ca: ${file} ${readFailure(error)}`, { cause: error });
  }
  throw new Error(`--front-ca: ${file} has no certificate; start the sandbox with it first`);
}
