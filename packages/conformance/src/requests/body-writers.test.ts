import { describe, expect, test } from "vitest";
import { FORM_TYPE, JSON_TYPE, writeBody, XML_TYPE } from "./body-writers.ts";

describe("writeBody", () => {
  test.each([
    { mediaType: JSON_TYPE, written: '{"price":1,"title":"a b&c"}' },
    { mediaType: FORM_TYPE, written: "price=1&title=a+b%26c" },
    {
      mediaType: XML_TYPE,
      written: '<?xml version="1.0" encoding="UTF-8"?><payment><price>1</price><title>a b&amp;c</title></payment>',
    },
  ])("writes a body in $mediaType", ({ mediaType, written }) => {
    expect(writeBody(mediaType, "createPayment", { price: 1, title: "a b&c" })).toBe(written);
  });

  test.each([
    { mediaType: "text/csv", operationId: "createPayment", message: "createPayment: no writer for bodies of text/csv" },
    { mediaType: XML_TYPE, operationId: "createOrder", message: "no XML message is named createOrderRequest" },
  ])("rejects $mediaType of $operationId", ({ mediaType, operationId, message }) => {
    expect(() => writeBody(mediaType, operationId, {})).toThrow(message);
  });
});
