/** The command `maksu-legacy-client`: one call of any operation. */
import { type CommandCalls, runCommand } from "@maksu/client-core/command";
import { commandOperations } from "./generated/commands.ts";
import type * as client from "./index.ts";

/** Runs the command of this package, whose modules are passed so that the two share none. */
export async function run({ createLegacyClient, paytrail }: typeof client): Promise<void> {
  await runCommand({
    name: "maksu-legacy-client",
    manifest: new URL("../package.json", import.meta.url),
    operations: commandOperations,
    settings: [
      { option: "merchantId", variable: "MAKSU_MERCHANT_ID", description: "merchant ID" },
      { option: "apiVersionHeader", description: "name of the header that carries the API version; --profile has it" },
      { option: "format", description: "format of the request, json or xml; json by default" },
    ],
    profiles: { paytrail },
    // The client checks its options.
    connect: (options) => createLegacyClient(options as unknown as client.LegacyClientOptions) as unknown as CommandCalls,
  });
}
