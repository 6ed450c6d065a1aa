/** The same exchanges in the shapes in which people and programs write them: each is compared, or named with what is missing. */
import { expect, test } from "vitest";
import { checker } from "../../test/checker.ts";
import { checkCaptures } from "./check-captures.ts";

const ID = "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913";
const URL = `https://service.example.com/payments/${ID}`;
const FIELDS = {
  transactionId: ID,
  status: "ok",
  amount: 1525,
  currency: "EUR",
  reference: "1",
  stamp: "2",
  createdAt: "2026-03-02T09:00:00Z",
  tip: 1,
};
const JSON_BODY = JSON.stringify(FIELDS);
const PRETTY = JSON.stringify(FIELDS, undefined, 2);
const fieldsAs = (line: (name: string, value: string | number) => string): string =>
  Object.entries(FIELDS)
    .map(([name, value]) => line(name, value))
    .join("\n");
const each = (prefix: string): string => PRETTY.replaceAll(/^/gm, prefix);
const PRINTED = fieldsAs((name, value) => `    [${name}] => ${value}`);
const EVENT = `checkout-account=123456&checkout-algorithm=sha256&checkout-amount=1&checkout-stamp=2&checkout-reference=1&checkout-transaction-id=${ID}&checkout-status=ok&checkout-provider=nordea&tip=1&checkout-tip=1&signature=${"a".repeat(64)}`;
const ERROR = { status: "error", message: "m", tip: 1 };
const ERROR_XML = "<error><errorCode>invalid-price</errorCode><errorMessage>m</errorMessage><tip>1</tip></error>";

const ASKED_OF_POSTMAN = { method: "GET", url: { raw: URL } };
const harOf = (content: object): object => ({
  request: { method: "GET", url: URL, headers: [] },
  response: { status: 200, headers: [], content },
});

/** Each has the field `tip`, which is not documented, and no other difference. */
const SHAPES: Readonly<Record<string, string>> = {
  "Windows line ends": `GET /payments/${ID} HTTP/1.1\r\n\r\nHTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n${PRETTY.replaceAll("\n", "\r\n")}`,
  "a byte order mark, and a status alone": `\uFEFFGET /payments/${ID}\n200\n${JSON_BODY}`,
  "spaces that do not break": `GET /payments/${ID}\nResponse\n${each("\u00A0 ")}`,
  "curly quotes": `GET /payments/${ID}\nResponse:\n${JSON_BODY.replaceAll(/"([^"]*)"/g, "“$1”")}`,
  "a body below headings": `## GET /payments/{transactionId}\n\n### Response\n\n\`\`\`json\n${JSON_BODY}\n\`\`\``,
  "curl -v": `* Connected\n> GET /payments/${ID} HTTP/2\n> host: service.example.com\n>\n< HTTP/2 200\n< server: x\n<\n${JSON_BODY}`,
  Guzzle: `Client error: \`POST ${URL}/refund\` resulted in a \`400 Bad Request\` response: ${JSON.stringify(ERROR)}`,
  var_dump: `GET /payments/${ID}\nobject(stdClass)#12 (8) {\n${fieldsAs((name, value) => `  ["${name}"]=>\n  ${typeof value === "number" ? `int(${value})` : `string(${value.length}) "${value}"`}`)}\n}`,
  "a quoted mail": `> GET /payments/${ID}\n>\n> Response 200:\n${each("> ")}`,
  "times before lines": `[2026-03-02 09:00:00] GET /payments/${ID}\n[2026-03-02 09:00:01] HTTP 200\n${each("[2026-03-02 09:00:01] ")}`,
  "levels of a logger": `2026-03-02T09:00:00Z INFO GET ${URL}\n2026-03-02 09:00:00.1  INFO 1 --- [nio-1] c.e.Client : Response: 200 body=${JSON_BODY}`,
  "a container's name before each line": `GET /payments/${ID}\nHTTP/1.1 200\nContent-Type: application/json\n\n${PRETTY}`.replaceAll(
    /^/gm,
    "s-1  | ",
  ),
  "a logger's name before each line": `GET /payments/${ID}\n200\n${PRETTY}`.replaceAll(/^/gm, "09:00:01,123 INFO [exec-1] f.k.Client - "),
  "numbers before lines": [...`GET ${URL}\n200\n${PRETTY}`.split("\n").entries()].map((line) => line.join(": ")).join("\n"),
  "a mail that quotes a mail": `GET /payments/${ID}\n200\n${PRETTY}`.replaceAll(/^/gm, ">> "),
  "a command, and what it printed": `$ http -v GET ${URL}\nGET /payments/${ID} HTTP/1.1\nHost: service.example.com\n\nHTTP/1.1 200 OK\n\n${JSON_BODY}`,
  "Python's http.client": `send: b'GET /payments/${ID} HTTP/1.1\\r\\nHost: a\\r\\n'\nreply: 'HTTP/1.1 200 OK\\r\\n'\nheader: Date: Mon\nheader: Content-Type: application/json\n${JSON_BODY}`,
  "a line of a structured log": JSON.stringify({ level: "info", method: "GET", url: URL, statusCode: 200, responseBody: JSON_BODY }),
  "request and response of a structured log": JSON.stringify({ req: { method: "GET", url: URL }, res: { statusCode: 200, body: FIELDS } }),
  "what Postman shows above a body": `GET ${URL}\nStatus: 200 OK\nTime: 312 ms\n\n${JSON_BODY}`,
  "a container's log": JSON.stringify({ log: `GET ${URL} 200 ${JSON_BODY}\n`, stream: "stdout" }),
  "a web page": `<pre>GET /payments/${ID}\n${PRETTY.replaceAll('"', "&quot;")}</pre>`,
  "a sentence": `When I call GET ${URL} I get a 200 and this body: \`${JSON_BODY}\``,
  "headers whose names have words of headings": `GET /payments/${ID} HTTP/1.1\nHost: a\nRequest-Id: 1\n\nHTTP/1.1 200 OK\nContent-Type: application/json\nrequest-id: 2\n\n${JSON_BODY}`,
  "a call in Python": `>>> requests.post('${URL}/refund')\n<Response [400]>\n>>> _.json()\n{'status': 'error', 'message': 'm', 'tip': 1}`,
  "a response of Elixir": `iex> Req.get!("${URL}")\n%Req.Response{status: 200, headers: %{}, body: %{${fieldsAs((name, value) => `"${name}" => ${JSON.stringify(value)},`)}}}`,
  dd: `GET ${URL}\n200\narray:8 [▼\n${fieldsAs((name, value) => `  "${name}" => ${JSON.stringify(value)}`)}\n]`,
  "dd of an object": `GET ${URL}\n200\n{#12 ▼\n${fieldsAs((name, value) => `  +"${name}": ${JSON.stringify(value)}`)}\n}`,
  "a recording in YAML": `- request:\n    method: post\n    uri: ${URL}/refund\n  response:\n    status:\n      code: 400\n    headers:\n      Content-Type:\n      - application/json\n    body:\n      encoding: UTF-8\n      string: '${JSON.stringify(ERROR)}'`,
  "a command of Windows": `curl "${URL}" ^\n -H "accept: */*"\n\n${JSON_BODY}`,
  wget: `$ wget -qO- ${URL}\n${JSON_BODY}`,
  OkHttp: `--> GET ${URL}\n--> END GET\n<-- 200 ${URL} (312ms)\ncontent-type: application/json\n\n${JSON_BODY}\n<-- END HTTP`,
  "the log of urllib3": `DEBUG urllib3: https://service.example.com:443 "GET /payments/${ID} HTTP/1.1" 200 None\n${JSON_BODY}`,
  Python: `GET /payments/${ID}\n>>> r.json()\n${JSON_BODY.replaceAll('"', "'")}`,
  Ruby: `GET /payments/${ID}\n=> ${JSON_BODY.replaceAll('":', '"=>')}`,
  print_r: `GET /payments/${ID}\nResponse\nArray\n(\n${PRINTED}\n)`,
  "print_r of an object": `Vendor\\Response Object\n(\n${PRINTED.replaceAll("] =>", ":protected] =>")}\n)`,
  var_export: `GET /payments/${ID}\nresponse\narray (\n${fieldsAs((name, value) => `  '${name}' => ${typeof value === "number" ? value : `'${value}'`},`)}\n)`,
  "a list of fields": `PS> Invoke-RestMethod ${URL}\n\n${fieldsAs((name, value) => `${name.padEnd(14)}: ${value}`)}`,
  Lombok: `GET /payments/${ID}: PaymentResponse(${fieldsAs((name, value) => `${name}=${value}`).replaceAll("\n", ", ")})`,
  ".NET": `StatusCode: 200, ReasonPhrase: 'OK', Version: 1.1\nGET ${URL}\n${JSON_BODY}`,
  Spring: `HttpClientErrorException$BadRequest: 400 Bad Request on POST request for "${URL}/refund": "${JSON.stringify(ERROR)}"`,
  Axios: `AxiosError {\n  config: { method: 'post', url: '${URL}/refund', headers: [Object [AxiosHeaders]] },\n  response: { status: 400, headers: Object [AxiosHeaders] {}, data: { status: 'error', message: 'm', tip: 1 } } }`,
  "a status before an object": `POST ${URL}/refund\n400 { status: 'error', message: 'm', tip: 1 }`,
  "JSON in a text of JSON": `{"level":"error","msg":"POST ${URL}/refund failed","status":400,"body":${JSON.stringify(JSON.stringify(ERROR))}}`,
  "escaped JSON": `POST ${URL}/refund 400 response=${JSON.stringify(JSON.stringify(ERROR)).slice(1, -1)}`,
  "an export of Postman": JSON.stringify({
    item: [{ response: [{ originalRequest: ASKED_OF_POSTMAN, code: 200, header: [], body: JSON_BODY }] }],
  }),
  "a part of a HAR in Base64": JSON.stringify(harOf({ text: btoa(JSON_BODY), encoding: "base64" })),
  "a part of a HAR": JSON.stringify([harOf({ text: JSON_BODY })]),
  "two exchanges, one without a difference": `GET /payments/${ID}\n200\n${JSON_BODY.replace(',"tip":1', "")}\n\nGET /payments/${ID}\n200\n${JSON_BODY}`,
  "XML of several lines": ERROR_XML.replaceAll("><", ">\n  <"),
  "XML of a web page": `Response: ${ERROR_XML.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}`,
  "a code of a merchant that may not": '{"error":{"title":"invalid-api-name","description":"d","workaround":"w","tip":1}}',
  "a line of an access log": `10.0.0.1 - - [02/Mar/2026:09:00:00 +0200] "GET /callback?order=1&${EVENT} HTTP/1.1" 200 2 "-" "axios"`,
  "a query alone": EVENT,
  "a query in quotes": `const success = "?${EVENT}";`,
  "parameters as JSON": JSON.stringify(Object.fromEntries(new URLSearchParams(EVENT))),
  "parameters of PHP": `$_GET = Array\n(\n${[...new URLSearchParams(EVENT)].map(([name, value]) => `    [${name}] => ${value}`).join("\n")}\n)`,
  "a URL with a line for each parameter": `https://shop.example.com/ok\n  ?${EVENT.replaceAll("&", "\n  &")}`,
  "parameters, a line each": [...new URLSearchParams(EVENT)].map(([name, value]) => `${name}: ${value}`).join("\n"),
  "a report that is delivered": `POST https://shop.example.com/report HTTP/1.1\nContent-Type: application/json\n\n[{"entryDate":"02-03-2026","amount":15.25,"status":"Paid","tip":1}]`,
  "a report's rows alone": '[{"entryDate":"02-03-2026","amount":15.25,"status":"Paid"},{"entryDate":"02-03-2026","tip":1}]',
  "an event's URL of a web page": `https://shop.example.com/ok?${EVENT.replaceAll("&", "&amp;")}`,
};

test.each(Object.entries(SHAPES))("%s: the difference is found, and no other", async (_shape, text) => {
  const { exchanges, others } = await checkCaptures(text, checker);
  const found = exchanges.flatMap(({ differences }) => differences.map(({ kind, place }) => `${kind} ${place.replace(/^.*[/ ]/, "")}`));
  expect([others, found.map((one) => one.replace("checkout-", ""))]).toEqual([[], ["field-undocumented tip"]]);
});

test.each([
  ["a body that is cut off", `GET /payments/${ID}\n200\n${PRETTY.slice(0, 150)}`, 3, "cut off"],
  ["a body with headers that is cut off", `GET /payments/${ID}\nHTTP/1.1 200\nContent-Type: a/b\n${PRETTY.slice(0, 150)}`, 4, "cut off"],
  ["a body in an unknown form", `GET /payments/${ID}\n200\n{"a": <b>}`, 3, "form that is not known"],
  ["XML that is cut off", `POST /api-payment/create\n400\n${ERROR_XML.slice(0, 60)}`, 3, "cut off"],
  ["a struct of Go", `POST ${URL}/refund\n400 {Status:error Message:m Tip:1}`, 1, "only the status"],
  ["a body that can't be read", `GET /payments/${ID}\n200\n${btoa(JSON_BODY)}`, 1, "only the status"],
  ["a request line alone", `GET /payments/${ID}: map[amount:1525]`, 1, "nothing to compare"],
  ["an error of which many have the record", '{"error":{"title":"invalid-tip"}}', 1, "which operation"],
  ["an object with a name of a list's elements", '{"name":"create"}', 1, "which operation"],
  ["a body of no operation", '{"some":"thing"}', 1, "which operation"],
  ["a return of the form interface", "https://shop.example.com/?ORDER_NUMBER=1&PAYMENT_ID=1&STATUS=PAID&RETURN_AUTHCODE=A", 1, "no event"],
])("%s is named with its line", async (_what, text, line, reason) => {
  const { exchanges, others } = await checkCaptures(text, checker);
  expect(others).toEqual([{ at: `Line ${line}`, reason: expect.stringContaining(reason) as string }]);
  expect(exchanges.flatMap(({ differences }) => differences)).toEqual([]);
});

test("fields that somebody has left out of a body are not missing", async () => {
  const { exchanges } = await checkCaptures(`POST /payments\nResponse:\n{\n  "transactionId": "${ID}",\n  ...\n}`, checker);
  expect(exchanges.map(({ operationId, differences }) => [operationId, differences])).toEqual([["createPayment", []]]);
});

test("what comes below a body that is cut off is compared", async () => {
  const { exchanges, others } = await checkCaptures(`${PRETTY.slice(0, 150)}\n\nGET /payments/${ID}\n200\n${JSON_BODY}`, checker);
  expect([exchanges.length, others.length]).toEqual([1, 1]);
});

test("an event that lacks most of its parameters is not taken for one that needs fewer", async () => {
  const { exchanges, events } = await checkCaptures("GET /ok?checkout-account=375917&checkout-amount=1&checkout-status=ok", checker);
  expect(exchanges.map(({ operationId }) => operationId)).toEqual(["refundCallback"]);
  expect(events).toEqual([{ at: "Line 1", signature: "not verified: it has none" }]);
});

test("a callback that comes with POST differs in its method", async () => {
  const { exchanges } = await checkCaptures(`POST https://shop.example.com/?${EVENT.replace("&checkout-tip=1", "")}`, checker);
  expect(exchanges.flatMap(({ differences }) => differences.map(({ kind, place }) => [kind, place]))).toEqual([["event", "method"]]);
});

/** Each took seconds, or hours, when it was searched from each of its beginnings. */
test.each([
  ["comments in a record", `GET /payments/1\n{"a" ${"// ".repeat(60)}}`],
  ["brackets of a line", "[".repeat(60_000)],
  ["brackets of many lines", "[\n".repeat(30_000)],
  ["names and values that aren't a record", "a: 1\n".repeat(16_000)],
  ["addresses in a row", "https://a?".repeat(40_000)],
  ["quotes in brackets", "['a ".repeat(30_000)],
])("a text of many beginnings is read to its end: %s", async (_what, text) => {
  const { exchanges } = await checkCaptures(`${text}\n\nGET /payments/${ID}`, checker);
  expect(exchanges).toEqual([]);
});
