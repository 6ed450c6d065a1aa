import { expect, test } from "vitest";
import { markdownChanges } from "./markdown-changes.ts";

const before = `# API

## Create

\`HTTP POST /payments\` opens a payment.

| field     | type   | description |
| --------- | ------ | ----------- |
| \`stamp\`   | string | Unique.     |
| \`orderId\` | string | A number.   |

### Response

| Status | Explanation |
| ------ | ----------- |
| 201    | Created     |

## Charge

\`POST /payments/token/{mit|cit}/charge\` charges a card.
`;
const changesTo = (edit: (text: string) => string) => markdownChanges(before, edit(before));

test("a row that changed is reported with its section, its field and the operations of the section", () => {
  expect(changesTo((text) => text.replace("Unique.     ", "Unique. At most 200 characters."))).toEqual([
    {
      section: "API > Create",
      field: "stamp",
      before: "string | Unique.",
      after: "string | Unique. At most 200 characters.",
      operations: ["POST /payments"],
    },
  ]);
});

test.each([
  { what: "spaces of a table", edit: (text: string) => text.replaceAll(/ {2,}/g, " "), found: [] },
  { what: "a row that came", edit: (text: string) => text.replace("| 201 ", "| 409 | Taken |\n| 201 "), found: ["409 POST /payments"] },
  { what: "a row that went", edit: (text: string) => text.replace(/\| `orderId`.*\n/, ""), found: ["orderId POST /payments"] },
  {
    what: "a remark at a field",
    edit: (text: string) => text.replace("`orderId` | string |", "`orderId` (Deprecated) | string | No more."),
    found: ["orderId POST /payments"],
  },
  {
    what: "a remark at a heading",
    edit: (text: string) => text.replace("## Charge", "## Charge (deprecated)"),
    found: ["undefined POST /payments/token/mit/charge POST /payments/token/cit/charge"],
  },
  {
    what: "a line of text",
    edit: (text: string) => text.replace("charges a card", "charges a card at once"),
    found: ["undefined POST /payments/token/mit/charge POST /payments/token/cit/charge"],
  },
])("$what: $found", ({ edit, found }) => {
  expect(
    changesTo(edit)
      .map(({ field, operations }) => [field, ...operations].join(" ").trim() || "undefined")
      .map((text, index) => (changesTo(edit)[index]?.field === undefined ? `undefined ${text.replace(/^undefined /, "")}` : text)),
  ).toEqual(found);
});
