import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isAddress, isLoopbackName, readHost, readHostName } from "./host-name.ts";

describe("readHost", () => {
  test.each([
    { text: "localhost:4010", want: { name: "localhost", port: "4010" } },
    { text: "LOCALHOST", want: { name: "localhost", port: "" } },
    { text: "127.0.0.1:65535", want: { name: "127.0.0.1", port: "65535" } },
    { text: "my_mock-1", want: { name: "my_mock-1", port: "" } },
    { text: "1.example", want: { name: "1.example", port: "" } },
    { text: "[::1]:4010", want: { name: "[::1]", port: "4010" } },
    { text: "[0:0:0:0:0:0:0:1]", want: { name: "[::1]", port: "" } },
    { text: "[2001:DB8::0:1]", want: { name: "[2001:db8::1]", port: "" } },
  ])("reads $text", ({ text, want }) => {
    expect(readHost(text)).toEqual(want);
  });

  test.each([
    ..."evil.example@127.0.0.1 127.0.0.1#x 127.0.0.1\\x 127.0.0.1/ 127.0.0.1?x user:pw@localhost localhost. mock. .mock a..b".split(" "),
    ..."127.1 2130706433 0x7f000001 0x7f.0.0.1 0177.0.0.1 127.0.0.256 1.2.3.4.5 mock.0x 127.0.0.1:65536 127.0.0.1: mock:x".split(" "),
    ..."[::1 ::1 [::1]x [::1%lo] [::1%25lo] [127.0.0.1] [] http://mock %6docalhost mock,mock m\u00F6ck".split(" "),
    ..."xn--a xn--a:4010 mock.xn--".split(" "),
    "",
    " mock",
    "mock\n",
    "mock\nmock",
    "a b",
  ])("reads nothing from %j", (text) => {
    expect(readHost(text)).toBeUndefined();
  });

  test("reads no host that a URL parser takes for another one", () => {
    const piece = fc.constantFrom(
      "127.0.0.1",
      "localhost",
      "evil.example",
      "[::1]",
      "@",
      "#",
      "\\",
      "/",
      "?",
      ":",
      ".",
      "80",
      "%",
      ",",
      " ",
      "0x7f",
      "_",
    );
    const names = fc.sample(fc.array(piece, { minLength: 1, maxLength: 6 }), 2000).map((pieces) => pieces.join(""));
    const read = names.flatMap((host) => readHost(host) ?? []).length;
    const other = names.filter((host) => {
      const found = readHost(host);
      return found && new URL(`http://${host}`).hostname !== found.name;
    });
    expect([read > 50, other]).toEqual([true, []]);
  });
});

test.each([
  { text: "::1", want: "[::1]" },
  { text: "[::1]", want: "[::1]" },
  { text: "Mock", want: "mock" },
  { text: "mock:4010", want: undefined },
  { text: "[::1]:4010", want: undefined },
])("readHostName reads $want from $text", ({ text, want }) => {
  expect(readHostName(text)).toBe(want);
});

test.each([
  { name: "localhost", loopback: true, address: false },
  { name: "127.0.0.1", loopback: true, address: true },
  { name: "127.9.9.9", loopback: true, address: true },
  { name: "[::1]", loopback: true, address: true },
  { name: "[::]", loopback: false, address: true },
  { name: "0.0.0.0", loopback: false, address: true },
  { name: "127.0.0.1.example", loopback: false, address: false },
  { name: "x.localhost", loopback: false, address: false },
])("$name is loopback: $loopback, and an address: $address", ({ name, loopback, address }) => {
  expect([isLoopbackName(name), isAddress(name)]).toEqual([loopback, address]);
});
