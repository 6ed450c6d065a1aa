/** The command `maksu-parcel-client`: one call of any operation. */
import { type CommandCalls, runCommand } from "@maksu/client-core/command";
import { commandOperations } from "./generated/commands.ts";
import type * as client from "./index.ts";

/** Runs the command of this package, whose modules are passed so that the two share none. */
export async function run({ createParcelClient }: typeof client): Promise<void> {
  await runCommand({
    name: "maksu-parcel-client",
    operations: commandOperations,
    settings: [{ option: "merchantId", variable: "MAKSU_MERCHANT_ID", description: "merchant ID" }],
    profiles: {},
    // The client checks its options.
    connect: (options) => createParcelClient(options as unknown as client.ParcelClientOptions) as unknown as CommandCalls,
  });
}
