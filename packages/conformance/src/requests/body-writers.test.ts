import { expect, test } from "vitest";
import { FORM_TYPE, JSON_TYPE, writeBody, XML_TYPE } from "./body-writers.ts";

test.each([
  [JSON_TYPE, '{"price":1,"title":"a b&c"}'],
  [FORM_TYPE, "price=1&title=a+b%26c"],
  [XML_TYPE, '<?xml version="1.0" encoding="UTF-8"?><payment><price>1</price><title>a b&amp;c</title></payment>'],
])("a body is written in %s", (mediaType, written) => {
  expect(writeBody(mediaType, "createPayment", { price: 1, title: "a b&c" })).toBe(written);
});

test.each([
  ["text/csv", "createPayment", "createPayment: no writer for bodies of text/csv"],
  [XML_TYPE, "createOrder", "no XML message is named createOrderRequest"],
])("%s of %s is not written", (mediaType, operationId, message) => {
  expect(() => writeBody(mediaType, operationId, {})).toThrow(message);
});
