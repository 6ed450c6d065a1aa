/** The command `maksu-merchant-client`: one call of any operation. */
import { type CommandCalls, runCommand } from "@maksu/client-core/command";
import { commandOperations } from "./generated/commands.ts";
import type * as client from "./index.ts";

/** Runs the command of this package, whose modules are passed so that the two share none. */
export async function run({ createMerchantClient, paytrail }: typeof client): Promise<void> {
  await runCommand({
    name: "maksu-merchant-client",
    manifest: new URL("../package.json", import.meta.url),
    operations: commandOperations,
    settings: [
      { option: "merchantId", variable: "MAKSU_MERCHANT_ID", description: "merchant ID" },
      { option: "apiName", description: "API name of the service; --profile has it" },
    ],
    profiles: { paytrail },
    // The client checks its options.
    connect: (options) => createMerchantClient(options as unknown as client.MerchantClientOptions) as unknown as CommandCalls,
  });
}
