/**
 * Mistakes that the checks must catch, and that nothing else shows. Wrong descriptions are in `packages/contract-tests/src/edits`, mistakes in the logic
 * of signing, webhooks and the sandbox's domain are Stryker's. These are what neither can make: a description that differs from what was generated from
 * it, and locks, SQL and the order of steps.
 */
import type { Check, Mutation } from "./check.ts";
import { weakenings } from "./weakenings.ts";

const contract = (api: string, only: string | undefined, ...says: Check["says"]): Check => ({ name: "contract", api, only, says });
const sandbox = (file: string, ...says: Check["says"]): Check => ({ name: "tests", at: "packages/sandbox", file, says });

const row = "specs/merchant-api/components/schemas/RefundRow.yaml";
const store = "packages/sandbox/src/store";
const time = "packages/sandbox/src/time";
const model = sandbox("test/suites/model.test.ts", "commands do what the model does");

/** Edits of descriptions after which nothing was generated. */
const descriptions: readonly Mutation[] = [
  {
    name: "the greatest row is ten times as great",
    file: row,
    find: "amount > maximum",
    replace: "maximum: $10",
    caughtBy: contract("merchant-api", "createRefund", "createRefund body/rows/*/amount maximum …: inside, …by the client"),
  },
  {
    name: "an item's description is shorter",
    file: "specs/payment-api/components/schemas/Item.yaml",
    find: "description > maxLength",
    replace: "maxLength: 900",
    caughtBy: contract("payment-api", "createPayment", "createPayment body/items/*/description maxLength 900: outside…by the client"),
  },
  {
    name: "a street is rejected with another code",
    file: "specs/legacy-api/components/schemas/Address.yaml",
    find: "x-error-code: invalid-contact-address",
    replace: "x-error-code: invalid-contact-postal-code",
    caughtBy: contract(
      "legacy-api",
      undefined,
      "createPayment body/orderDetails/contact/address/street required: outside, left out…by the client with invalid-contact-address, not with invalid-contact-postal-code",
    ),
  },
  {
    name: "another status of a success",
    file: "specs/merchant-api/paths/merchant_v1_payments_{orderNumber}_refunds.yaml",
    find: '    "202":\n',
    replace: '    "201":\n',
    caughtBy: contract("merchant-api", "createRefund", "createRefund 201: the client's table has no such status"),
  },
  {
    name: "newStatus has another name",
    file: "specs/merchant-api/webhooks/refundStatusChanged.yaml",
    find: "    - name: newStatus\n",
    replace: "    - name: status\n",
    caughtBy: contract("merchant-api", "refundStatusChanged", "event refundStatusChanged: lacks status"),
  },
  {
    name: "a rule between parameters removed",
    file: "specs/merchant-api/paths/merchant_v1_settlements.yaml",
    find: `    - x-rule: dates-in-order
      x-error-code: invalid-date-format
      description: fromDate must not be after toDate.
`,
    replace: "",
    caughtBy: { name: "types", api: "merchant-api", says: ["rules.ts…dates-in-order…does not exist"] },
  },
];

const steps: readonly Mutation[] = [
  {
    name: "a failed transaction is undone in the order of its writes",
    file: `${store}/memory-store.ts`,
    find: "undo.toReversed()",
    replace: "undo",
    caughtBy: sandbox("src/store/memory-store.test.ts", "sees its own writes"),
  },
  {
    name: "of jobs that are due together, the last comes first",
    file: `${store}/job-queue.ts`,
    find: "a.sequence < b.sequence",
    replace: "a.sequence > b.sequence",
    caughtBy: model,
  },
  {
    name: "jobs run before their time has come",
    file: `${time}/run-next.ts`,
    find: "      world.clock.moveTo(job.dueAt);\n",
    replace: "",
    caughtBy: model,
  },
  {
    name: "an event is taken twice at once",
    file: "packages/sandbox/src/world/kept/signs-of-life.ts",
    find: "export const LEASE = 10_000;",
    replace: "export const LEASE = 0;",
    caughtBy: sandbox("src/time/deliveries.test.ts", "an event whose sender is gone"),
  },
  {
    name: "a transaction of a file begins without its lock",
    file: `${store}/file/statements.ts`,
    find: 'begin: "BEGIN IMMEDIATE"',
    replace: 'begin: "BEGIN"',
    caughtBy: sandbox("src/store/file/file-store.test.ts", "FAIL"),
  },
];

export const mutations: readonly Mutation[] = [...descriptions, ...steps, ...weakenings];
