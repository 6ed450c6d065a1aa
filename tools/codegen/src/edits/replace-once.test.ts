import { expect, test } from "vitest";
import { replaceOnce } from "./replace-once.ts";

const yaml = `type: object
properties:
  amount:
    type: integer
    maximum: 100
  name:
    pattern: ^[A-Z]$'|$&
    description: |
      A name.

      Of a person.
    type: string
    maxLength: 20
  pair:
    properties:
      name:
        maximum: 3
`;

test.each([
  { find: "type: object", replace: "type: $&", want: "type: $&" },
  { find: "name > maxLength", replace: "maxLenght: $1", want: "    maxLenght: 20\n" },
  { find: "amount:\n    type: …\n    maximum: …\n", replace: "sum:\n    type: $1\n", want: "\n  sum:\n    type: integer\n  name:" },
  { find: "amount > maximum", replace: "maximum: $10", want: "    maximum: 1000\n" },
  { find: "name > pattern", replace: "const: $1", want: "    const: ^[A-Z]$'|$&\n" },
  { find: "amount > maximum", replace: "maximum: $1\n    minimum: 1", want: "    maximum: 100\n    minimum: 1\n" },
])("$find is replaced by $replace", ({ find, replace, want }) => {
  expect(replaceOnce(yaml, { file: "a.yaml", find, replace })).toContain(want);
});

test.each([
  { find: "maxItems", times: 0 },
  { find: "type: …maximum", times: 0 },
  { find: ": ", times: 8 },
  { find: "> maximum", times: 2 },
  { find: "> maxLength", times: 1 },
  { find: "name > maximum", times: 1 },
  { find: "root > type", times: 1 },
  { find: "root > maxLength", times: 0 },
  { find: "amount > maxLength", times: 0 },
  { find: "properties > maximum", times: 0 },
])("$find occurs $times times", ({ find, times }) => {
  const edit = () => replaceOnce(yaml, { file: "a.yaml", find, replace: "" });
  if (times === 1) expect(edit).not.toThrow();
  else expect(edit).toThrow(`"${find}" occurs ${times} times in a.yaml, not once`);
});
