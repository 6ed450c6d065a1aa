/** `maksu-webhooks reconcile`: asks about payments that were left open, and writes what to act on. */
import { SigningError } from "@maksu/signing";
import { inFlags } from "@maksu/signing/command-line";
import { WebhookError } from "../errors.ts";
import { FLAGS, readCommand, USAGE } from "./command-line.ts";
import { reconcile, type Reconciled } from "./reconcile.ts";
import { signedSource } from "./signed-source.ts";

// Nobody reads on. What has not been written is not marked as done: a claim in progress expires.
process.stdout.on("error", () => process.exit(1));
const status = await main();
// The store's connection would keep the process alive.
process.exit(status);

async function main(): Promise<number> {
  try {
    const command = await readCommand(process.argv.slice(2));
    if (command === undefined) {
      await write(USAGE);
      return 0;
    }
    const { account, secret, baseUrl, patience, ...options } = command;
    const results = await reconcile({
      ...options,
      ...(patience === undefined ? {} : { patience }),
      account,
      compare: "by hand", // whoever reads the lines does
      client: signedSource({ account, secret, baseUrl }),
      onPayment: async (payment) =>
        writeLine({ outcome: "handled", transactionId: payment.transactionId, status: payment.status, payment }),
    });
    for (const result of results) if (result.outcome !== "handled") await writeLine(lineOf(result));
    return results.every(({ outcome }) => outcome === "handled" || outcome === "repeated") ? 0 : 1;
  } catch (error) {
    // A store's own error, or a file's, may have the same words.
    const isOption = error instanceof SigningError || error instanceof WebhookError;
    process.stderr.write(`${isOption ? inFlags(error.message, FLAGS) : messageOf(error)}\n`);
    return 2;
  }
}

function lineOf(result: Reconciled): object {
  const { outcome, transactionId } = result;
  return outcome === "failed" ? { outcome, transactionId, reason: messageOf(result.error) } : result;
}

async function writeLine(line: object): Promise<void> {
  await write(`${JSON.stringify(line)}\n`);
}

async function write(text: string): Promise<void> {
  await new Promise<void>((resolve, reject) => process.stdout.write(text, (error) => (error ? reject(error) : resolve())));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "unknown error";
}
