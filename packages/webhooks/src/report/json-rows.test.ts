import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rejectionOf, rowsOf } from "../testing/report-body.ts";

const read = (body: string | readonly number[]) => rowsOf("json", body);
const rejection = (body: string | readonly number[]) => rejectionOf("json", body).what;
const latin1 = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

describe("a JSON report", () => {
  it.each([
    { body: "[]", want: [] },
    { body: " \t\r\n[ \n] \n", want: [] },
    { body: "[{}]", want: [{}] },
    { body: "[{ },{\n}\t,\r{}]", want: [{}, {}, {}] },
    { body: '\uFEFF[{"stamp":"a"}]', want: [{ stamp: "a" }] },
    { body: ' [ { "stamp" : "a" , "amount" : 1.0 } , { "stamp" : "b" } ] ', want: [{ stamp: "a", amount: "1.0" }, { stamp: "b" }] },
  ])("is parsed: $body", ({ body, want }) => {
    expect(read(body)).toStrictEqual(want);
  });

  it.each<{ member: string; want: object }>([
    // amounts keep their digits
    { member: '"amount":15.10', want: { amount: "15.10" } },
    { member: '"amount":"15.10"', want: { amount: "15.10" } },
    { member: '"amount":15.25', want: { amount: "15.25" } },
    { member: '"amount":-5', want: { amount: "-5" } },
    { member: '"amount":-0.0', want: { amount: "-0.0" } },
    { member: '"amount":1e3', want: { amount: "1e3" } },
    { member: '"amount":"1E-3"', want: { amount: "1E-3" } },
    { member: '"amount":1e400', want: { amount: "1e400" } },
    { member: '"amount":0.1234567890123456789', want: { amount: "0.1234567890123456789" } },
    { member: '"amount":99999999999999999999.99', want: { amount: "99999999999999999999.99" } },
    { member: '"amount":null', want: {} },
    // ids that are numbers, however long
    { member: '"settlementId":5243867', want: { settlementId: "5243867" } },
    { member: '"settlementId":"5243867"', want: { settlementId: "5243867" } },
    { member: '"settlementId":9007199254740993', want: { settlementId: "9007199254740993" } },
    // texts
    { member: '"reference":3759170', want: { reference: "3759170" } },
    { member: '"status":"Later status"', want: { status: "Later status" } },
    { member: '"originalTradeReference":null', want: {} },
    { member: '"stamp":""', want: { stamp: "" } },
    { member: '"stamp":"[{\\"}],"', want: { stamp: '[{"}],' } },
    { member: '"stamp":"\\\\"', want: { stamp: "\\" } },
    { member: '"stamp":"\\\\\\""', want: { stamp: '\\"' } },
    { member: '"stamp":"\\u00c5\\ud83d\\ude00\\n\\/\\u0000"', want: { stamp: "Å😀\n/\0" } },
    { member: '"stamp":"Å😀\u2028\uFEFF\uFFFD\u007F"', want: { stamp: "Å😀\u2028\uFEFF\uFFFD\u007F" } },
    { member: '"st\\u0061mp":"a"', want: { stamp: "a" } },
    // lists
    { member: '"tradeitems":[]', want: { tradeitems: [] } },
    { member: '"refunditems":"a:-4,00|b:-5,00"', want: { refunditems: "a:-4,00|b:-5,00" } },
    {
      member: '"refunditems": [ {"stamp":"a","amount":-5.00,"description":null,"vat":25.50,"code":12,"quantity":1.5,"later":1.10} , {}]',
      want: { refunditems: [{ stamp: "a", amount: "-5.00", vat: "25.50", code: "12", quantity: "1.5", later: "1.10" }, {}] },
    },
    { member: '"tradeitems":[{"amount":"1.10","quantity":"2"}]', want: { tradeitems: [{ amount: "1.10", quantity: "2" }] } },
    { member: '"tradeitems":null', want: {} },
    // what is not known is kept, its numbers as text
    { member: '"later":1.10', want: { later: "1.10" } },
    {
      member: '"later":[1.10,null,true,[{"amount":1.10,"quantity":2,"x":null}],false,""]',
      want: { later: ["1.10", null, true, [{ amount: "1.10", quantity: "2" }], false, ""] },
    },
    { member: '"later":{"tradeitems":[{"quantity":2}]}', want: { later: { tradeitems: [{ quantity: "2" }] } } },
    { member: '"tradeitems":[{"tradeitems":[{"quantity":2}]}]', want: { tradeitems: [{ tradeitems: [{ quantity: "2" }] }] } },
    { member: '"tradeitems":[{"later":{"quantity":2}}]', want: { tradeitems: [{ later: { quantity: "2" } }] } },
    { member: '"later":null', want: {} },
    { member: '"Sum":1.10', want: { Sum: "1.10" } },
    { member: '"constructor":"x","hasOwnProperty":"y"', want: { constructor: "x", hasOwnProperty: "y" } },
    { member: '"":"x"', want: { "": "x" } },
  ])("keeps the member $member", ({ member, want }) => {
    expect(read(`[{${member}}]`)).toStrictEqual([want]);
    expect(read(`[{"country":"FI",${member}},\n{ ${member} , "country":"FI"}]`)).toStrictEqual([
      { ...want, country: "FI" },
      { ...want, country: "FI" },
    ]);
  });

  it("may be nested sixteen levels deep", () => {
    expect(JSON.stringify(read(`[${nested(8)}]`))).toBe(`[${nested(8).replace("1", '"1"')}]`);
  });

  it("may have the name __proto__ at any depth", () => {
    const [row = {}] = read('[{"__proto__":{"amount":1.10,"__proto__":{"admin":true}},"amount":1.10}]');
    expect(Object.keys(row)).toStrictEqual(["__proto__", "amount"]);
    expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
    expect(row).not.toHaveProperty("admin");
    expect(JSON.stringify(row)).toBe('{"__proto__":{"amount":"1.10","__proto__":{"admin":true}},"amount":"1.10"}');
  });
});

const nested = (depth: number): string => `${'{"x":['.repeat(depth)}1${"]}".repeat(depth)}`;

describe("a malformed JSON report", () => {
  it.each([
    { body: "", want: "body-empty 1:1" },
    { body: "\uFEFF", want: "body-empty 1:1" },
    // the list
    { body: " \n ", want: "json-syntax 2:2" },
    { body: "{}", want: "json-syntax 1:1" },
    { body: '\uFEFF"x"', want: "json-syntax 1:1" },
    { body: "null", want: "json-syntax 1:1" },
    { body: "\uFEFF\uFEFF[]", want: "json-syntax 1:1" },
    { body: "[", want: "row-invalid 1:2" },
    { body: "[{}", want: "json-syntax 1:4" },
    { body: "[{},", want: "row-invalid 1:5" },
    { body: "[{},]", want: "row-invalid 1:5" },
    { body: "[,{}]", want: "row-invalid 1:2" },
    { body: "[{} {}]", want: "json-syntax 1:5" },
    { body: "[{}}]", want: "json-syntax 1:4" },
    { body: "[]]", want: "json-syntax 1:3" },
    { body: "[]x", want: "json-syntax 1:3" },
    { body: "[] []", want: "json-syntax 1:4" },
    { body: "[{}]\0", want: "json-syntax 1:5" },
    { body: "[\u00A0{}]", want: "row-invalid 1:2" },
    { body: "[{}]\uFEFF", want: "json-syntax 1:5" },
    // rows
    { body: "[[]]", want: "row-invalid 1:2" },
    { body: "[{},\n 1]", want: "row-invalid 2:2" },
    { body: "[null]", want: "row-invalid 1:2" },
    { body: '["x"]', want: "row-invalid 1:2" },
    { body: '[{"amount":1]', want: "json-syntax 1:13" },
    { body: '[{},{"x":{"x":1}]', want: "json-syntax 1:17" },
    { body: '[{},{"x":{"x":1}', want: "json-syntax 1:5" },
    { body: '[{"stamp":"x}]', want: "json-syntax 1:2" },
    { body: '[{"stamp":"x\\"}]', want: "json-syntax 1:2" },
    { body: '[{"stamp":"x\\', want: "json-syntax 1:2" },
    // within a row
    { body: "[{]]", want: "json-syntax 1:3" },
    { body: "[{,}]", want: "json-syntax 1:3" },
    { body: "[{amount:1}]", want: "json-syntax 1:3" },
    { body: "[{'amount':1}]", want: "json-syntax 1:3" },
    { body: "[{1:1}]", want: "json-syntax 1:3" },
    { body: '[{"amount"}]', want: "json-syntax 1:11" },
    { body: '[{"amount",1}]', want: "json-syntax 1:11" },
    { body: '[{"amount":}]', want: "json-syntax 1:12" },
    { body: '[{"amount":1,}]', want: "json-syntax 1:14" },
    { body: '[{"amount":1 "stamp":"a"}]', want: "json-syntax 1:14" },
    { body: '[{"amount":1]]', want: "json-syntax 1:13" },
    { body: '[{"x":[1}]', want: "json-syntax 1:9" },
    { body: '[{"x":[1}}]', want: "json-syntax 1:9" },
    { body: '[{"x":[1,]}]', want: "json-syntax 1:10" },
    { body: '[{"x":[,1]}]', want: "json-syntax 1:8" },
    { body: '[{"x":[1 2]}]', want: "json-syntax 1:10" },
    { body: '[{"x":/* */1}]', want: "json-syntax 1:7" },
    ...["True", "nul", "undefined", "NaN", "Infinity", "'a'", "\u00A01", "tru", "\u000B1"].map((value) => ({
      body: `[{"x":${value}}]`,
      want: "json-syntax 1:7",
    })),
    ...["01", "1.", ".5", "+1", "-", "--1", "1e", "1e+", "-01", "1.e1", "0x10", "1-1", "1.2.3", "e1"].map((value) => ({
      body: `[{"x":${value}}]`,
      want: value === "0x10" ? "json-syntax 1:8" : "json-syntax 1:7",
    })),
    { body: '[{"x":truee}]', want: "json-syntax 1:11" },
    { body: '[{"x":"a\nb"}]', want: "json-syntax 1:9" },
    { body: '[{"x":"a\tb"}]', want: "json-syntax 1:9" },
    { body: '[{"x":"a\0b"}]', want: "json-syntax 1:9" },
    { body: '[{"x":"a\\xb"}]', want: "json-syntax 1:7" },
    { body: '[{"x":"a\\u12g4"}]', want: "json-syntax 1:7" },
    { body: '[{"x":"a\\\n"}]', want: "json-syntax 1:7" },
    { body: '[{"\\x":1}]', want: "json-syntax 1:3" },
    // line and column
    { body: '[\n{"stamp":"a"},\n{"stamp":"Å😀","amount":x}]', want: "json-syntax 3:25" },
    { body: '\uFEFF[{"stamp":"😀"},{"amount":tru}]', want: "json-syntax 1:27" },
    { body: '[{"stamp":"a"},\r\n\r\n{\r\n"amount":tru}]', want: "json-syntax 4:10" },
    // names
    { body: '[{"amount":1,"amount":1}]', want: "json-key-repeated 1:14" },
    { body: '[{"amount":1,"\\u0061mount":2}]', want: "json-key-repeated 1:14" },
    { body: '[{"x":null,"x":1}]', want: "json-key-repeated 1:12" },
    { body: '[{"x":{"__proto__":1,"__proto__":1}}]', want: "json-key-repeated 1:22" },
    // depth
    { body: `[${nested(9)}]`, want: "json-too-deep 1:50" },
    { body: `[{"x":${"[".repeat(100_000)}${"]".repeat(100_000)}}]`, want: "json-too-deep 1:22" },
    { body: `[${'{"x":'.repeat(100_000)}1${"}".repeat(100_000)}]`, want: "json-too-deep 1:82" },
    // fields
    ...['"15,25"', '""', '" 1"', '"1 "', '"+1"', '"1."', '"0x1"', '"NaN"', '"1e"', '"1\\n"', "true", "false", "{}", "[]", '"abc"'].map(
      (value) => ({ body: `[{"stamp":"a"},{"amount":${value}}]`, want: "field-invalid 1:26" }),
    ),
    { body: '[{"settlementId":true}]', want: "field-invalid 1:18" },
    { body: '[{"stamp":true}]', want: "field-invalid 1:11" },
    { body: '[{"stamp":["a"]}]', want: "field-invalid 1:11" },
    { body: '[{"stamp": {}}]', want: "field-invalid 1:12" },
    { body: '[{"tradeitems":"a:-4,00"}]', want: "field-invalid 1:16" },
    { body: '[{"tradeitems":{}}]', want: "field-invalid 1:16" },
    { body: '[{"tradeitems":["a"]}]', want: "field-invalid 1:16" },
    { body: '[{"tradeitems":[{},null]}]', want: "field-invalid 1:16" },
    { body: '[{"tradeitems":[[]]}]', want: "field-invalid 1:16" },
    { body: '[{"refunditems":true}]', want: "field-invalid 1:17" },
    { body: '[{"refunditems":[1]}]', want: "field-invalid 1:17" },
    { body: '[{"refunditems":[{"amount":"1,00"}]}]', want: "field-invalid 1:28" },
    { body: '[{"tradeitems":[{"stamp":[]}]}]', want: "field-invalid 1:26" },
    // bytes
    { body: latin1('[{"stamp":"\xe4"}]'), want: "encoding-invalid 1:12" },
    { body: latin1('[{"stamp":"\xc3\xa4"},\n{"stamp":"\xff"}]'), want: "encoding-invalid 2:11" },
    { body: latin1("[{}\xff]"), want: "json-syntax 1:4" },
    { body: latin1("\xff\xfe[\0]\0"), want: "json-syntax 1:1" },
  ])("is rejected with $want: $body", ({ body, want }) => {
    expect(rejection(body)).toBe(want);
  });

  it.each([
    { body: '{"Maija":1}', message: "line 1, column 1: the body must be a JSON list" },
    { body: '["Maija"]', message: "line 1, column 2: each row must be an object" },
    { body: '[{"Maija":1', message: "line 1, column 2: a closing brace is missing" },
    { body: '[{} "Maija"]', message: "line 1, column 5: a row must be followed by a comma or by the end of the list" },
    { body: '[] "Maija"', message: "line 1, column 4: nothing may follow the list" },
    { body: "[{Maija:1}]", message: "line 1, column 3: a name in double quotes is expected here" },
    { body: '[{"Maija"}]', message: "line 1, column 10: a colon is expected here" },
    { body: '[{"x":1 "Maija":2}]', message: "line 1, column 9: a comma or the end of the object is expected here" },
    { body: `[${nested(9)}]`, message: "line 1, column 50: lists and objects must not be nested this deep" },
    { body: '[{"x":[1 "Maija"]}]', message: "line 1, column 10: a comma or the end of the list is expected here" },
    { body: '[{"x":"Maija\n"}]', message: "line 1, column 13: a string must be closed and must not contain control characters" },
    { body: '[{"x":01}]', message: "line 1, column 7: not a valid number" },
    { body: '[{"x":Maija}]', message: "line 1, column 7: a value is expected here" },
    { body: '[{"stamp":["Maija"]}]', message: "line 1, column 11: stamp: must be text" },
    { body: '[{"tradeitems":"Maija"}]', message: "line 1, column 16: tradeitems: must be a list of objects" },
    { body: '[{"refunditems":["Maija"]}]', message: "line 1, column 17: refunditems: must be text or a list of objects" },
    { body: '[{"amount":"Maija"}]', message: "line 1, column 12: amount: must be a decimal number" },
    { body: '[{"Maija":1,"Maija":2}]', message: "line 1, column 13: the object already has this name" },
    { body: '[{"x":"Maija\\q"}]', message: "line 1, column 7: the string has an escape that JSON does not define" },
  ])("has an error message with place and rule that quotes nothing: $message", ({ body, message }) => {
    expect(rejectionOf("json", body).message).toBe(message);
  });
});

describe("a JSON report compared with JSON.parse", () => {
  const withTextNumbers = (value: unknown): unknown => {
    if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
    if (Array.isArray(value)) return value.map(withTextNumbers);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, each]) => each !== null)
        .map(([name, each]) => [name, withTextNumbers(each)]),
    );
  };

  it("has the same values with numbers as strings, whatever the names and the white space", () => {
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue({ maxDepth: 4 }))),
        fc.constantFrom("", " ", "\t", "\n"),
        (rows, space) => {
          const unknown = rows.map((row) => ({ "later column": row }));
          const text = JSON.stringify(unknown, undefined, space);
          expect(read(text)).toStrictEqual(withTextNumbers(JSON.parse(text)));
        },
      ),
    );
  });
});
