import { expect, test } from "vitest";
import { commandAt } from "./curl.ts";

const URL = "https://service.example.com/payments";

test.each([
  [`curl -sS -X PUT ${URL}`, "PUT", URL, undefined],
  [`curl -sXPUT ${URL}`, "PUT", URL, undefined],
  [`curl -sSd '{"a":1}' ${URL}`, "POST", URL, '{"a":1}'],
  [`curl --data-raw='{"a":1}' --url ${URL}`, "POST", URL, '{"a":1}'],
  [`curl -G ${URL} -d a=1 --data-urlencode b=2`, "GET", `${URL}?a=1&b=2`, undefined],
  [`curl --get '${URL}?a=1' -d b=2`, "GET", `${URL}?a=1&b=2`, undefined],
  [`curl -sGd a=1 ${URL}`, "GET", `${URL}?a=1`, undefined],
  [`curl -ie https://shop.example.com/cart -b /tmp/a.txt --retry 3 ${URL}`, "GET", URL, undefined],
])("%s", (command, method, url, body) => {
  const request = { headers: [], ...(body !== undefined && { body }) };
  expect(commandAt(command, 0, command)?.mark).toEqual({ kind: "exchanges", exchanges: [{ method, url, request }] });
});
