import { expect, test } from "vitest";
import { CONTROL_COMMANDS, type ControlCommand, inputsOf, positionalFlags } from "./commands.ts";
import { readInput } from "./read-input.ts";
import { commandUsage } from "./usage.ts";

const commandOf = (name: string): ControlCommand => {
  const command = CONTROL_COMMANDS[name];
  if (!command) throw new Error(name);
  return command;
};

const read = (name: string, values: object, text?: string): object => {
  const command = commandOf(name);
  return readInput(command, { world: "default", ...positionalFlags(name, command, text === undefined ? [] : [text]), ...values });
};

const path = { world: "default" };

test.each<{ name: string; values?: object; text?: string; want: object }>([
  { name: "pay", text: "8f1c", values: { method: "nordea" }, want: { path, body: { id: "8f1c", method: "nordea" } } },
  { name: "pay", values: { id: "8f1c", world: "mine" }, want: { path: { world: "mine" }, body: { id: "8f1c" } } },
  { name: "create-world", text: "job-1", values: { clock: "frozen" }, want: { path: {}, body: { name: "job-1", clock: "frozen" } } },
  {
    name: "create-world",
    values: { "settings.duplicate-callbacks": "1" },
    want: { path: {}, body: { settings: { duplicateCallbacks: 1 } } },
  },
  { name: "clock advance", text: "3d", want: { path, body: { days: 3 } } },
  { name: "clock advance", text: "1h30m5s", want: { path, body: { hours: 1, minutes: 30, seconds: 5 } } },
  { name: "clock advance", values: { days: "1.5" }, want: { path, body: { days: 1.5 } } },
  { name: "refund", text: "8f1c", values: { amount: "500" }, want: { path, body: { id: "8f1c", amount: 500 } } },
  { name: "settle", want: { path, body: {} } },
  { name: "generate", text: "50", want: { path, body: { count: 50 } } },
  { name: "events", want: { path } },
  {
    name: "faults add",
    values: { operation: "refundPayment", merchant: "375917", times: "1", "respond.status": "503", before: "true" },
    want: { path, body: { match: { operation: "refundPayment", merchant: "375917" }, times: 1, respond: { status: 503 }, before: true } },
  },
  { name: "faults add", values: { "out-of-order": true }, want: { path, body: { outOfOrder: true } } },
  { name: "faults remove", text: "2", want: { path: { world: "default", fault: "2" } } },
  { name: "faults clear", want: { path } },
  {
    name: "events wait-for",
    text: "paymentCallback",
    values: { "transaction-id": "8f1c", acknowledged: "true", "timeout-ms": "100" },
    want: { path, body: { name: "paymentCallback", match: { transactionId: "8f1c", acknowledged: true }, timeoutMs: 100 } },
  },
])("$name $text with $values calls its operation with $want", ({ name, values = {}, text, want }) => {
  expect(read(name, values, text)).toEqual(want);
});

test.each<{ name: string; values?: object; text?: string; message: string }>([
  { name: "pay", message: "ID or --id: is missing; see --help" },
  { name: "events wait-for", message: "NAME or --name: is missing; see --help" },
  { name: "clock advance", text: "3 days", message: 'clock advance: must be followed by a duration such as 3d or 1h30m, not "3 days"' },
  { name: "refund", text: "8f1c", values: { amount: "5,00" }, message: "--amount: must be a number" },
])("$name $text with $values is rejected: $message", ({ name, values = {}, text, message }) => {
  expect(() => read(name, values, text)).toThrow(message);
});

test.each(Object.entries(CONTROL_COMMANDS))("the help of %s describes every flag", (name, command) => {
  expect(commandUsage(name)).not.toContain("undefined");
  for (const { description = "missing" } of inputsOf(command)) expect(commandUsage(name)).toContain(description);
});
