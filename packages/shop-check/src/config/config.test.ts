import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CONFIG_FILE, readConfig, writeConfig } from "./file.ts";
import { optionsFrom, readSettings } from "./options.ts";
import { schema } from "./settings.ts";

const folder = mkdtempSync(join(tmpdir(), "shop-check-"));

test("what --save writes is read again", () => {
  const file = join(folder, CONFIG_FILE);
  const settings = readSettings(
    {
      create: "/orders",
      unsealed: true,
      html: "report.html",
      word: ["completed=paid"],
      runs: "50",
      map: ["https://shop.example.com=http://127.0.0.1:8080"],
    },
    "--",
  );
  writeConfig(file, { settings, command: ["php", "-S", "127.0.0.1:{port}"] });
  expect(readConfig(file)).toEqual({ settings, command: ["php", "-S", "127.0.0.1:{port}"], place: expect.any(Function) });
  expect(optionsFrom(settings, ["php"])).toMatchObject({ runs: 50, word: { completed: "paid" }, jobs: 1, settle: 1000 });
});

test("without the usual file there are no settings", () => {
  expect(readConfig(CONFIG_FILE)).toEqual({ settings: {}, command: [], place: expect.any(Function) });
});

test("the published schema is that of the settings: `npm test -w @maksu/shop-check -- src/config -u` writes it", () => {
  return expect(`${JSON.stringify(schema(), undefined, 2)}\n`).toMatchFileSnapshot("../../shop-check.schema.json");
});

test.each([
  { given: { runs: "many" }, message: '--runs: must be a whole number from 0 to 10000000, not "many"' },
  { given: { jobs: 0 }, message: "--jobs: must be a whole number from 1 to 64, not 0" },
  { given: { state: " " }, message: "--state: must be a non-empty string" },
  { given: { map: ["nowhere"] }, message: "--map: must be pairs of URL=ADDRESS" },
  { given: { stat: "/x" }, message: "--stat: unknown setting" },
])("$given is rejected", ({ given, message }) => {
  expect(() => readSettings(given, "--")).toThrow(message);
});

test.each([
  { settings: {}, command: [], message: "give a command after --" },
  { settings: { attach: "shop" }, command: [], message: "--attach: must be an http(s) URL" },
  { settings: { word: { done: "finished" } }, command: ["php"], message: "--word done: must be open, pending" },
  { settings: { map: { "shop.example.com": "http://127.0.0.1" } }, command: ["php"], message: "--map: must be scheme and host" },
  { settings: { match: "order" }, command: ["php"], message: "--match: must be stamp, reference, items.FIELD" },
  { settings: { match: "/(/" }, command: ["php"], message: "--match: Invalid regular expression" },
  { settings: { front: 4443, "front-ca": "a.pem" }, command: ["php"], message: "--front-ca: needs --attach" },
  { settings: { "shop-port": 8080, attach: "http://127.0.0.1:1" }, command: [], message: "--shop-port: is the port of a shop that" },
  { settings: { front: 4443, attach: "http://127.0.0.1:1" }, command: [], message: "--front: needs --front-ca" },
  { settings: { "front-ca": "a.pem", attach: "http://127.0.0.1:1" }, command: [], message: "--front-ca: needs --front" },
  { settings: { jobs: 2 }, command: ["php"], message: "--jobs: needs --create" },
  {
    settings: { jobs: 2, create: "/x", "shop-port": 65_535 },
    command: ["php"],
    message: "--shop-port: must be at most 65534 with --jobs 2",
  },
  {
    settings: { jobs: 2, create: "/x", port: 4020, front: 4021 },
    command: ["php"],
    message: "--front: 4021 with --jobs 2 takes port 4021",
  },
  { settings: { create: "/x", port: 4020, "shop-port": 4020 }, command: ["php"], message: "takes port 4020, as --port does" },
  { settings: { jobs: 2, attach: "http://127.0.0.1:1", create: "/x" }, command: [], message: "--jobs: a shop that runs already is one" },
])("$settings with the command $command is rejected", ({ settings, command, message }) => {
  expect(() => optionsFrom(settings, command)).toThrow(message);
});

test("the port of the sandbox is known to a shop that runs already, and a free one otherwise", () => {
  expect(optionsFrom({ attach: "http://127.0.0.1:8080" }, []).port).toBe(4020);
  expect(optionsFrom({}, ["php"]).port).toBeUndefined();
});

test("ports of several jobs may be free ones, or beside each other", () => {
  const settings = { create: "/x", jobs: 3, port: 0, front: 65_530, "shop-port": 65_533 };
  expect(optionsFrom(settings, ["php"])).toMatchObject({ port: 0, front: 65_530, "shop-port": 65_533 });
});

describe("a file", () => {
  test.each([
    { text: "- 1", message: "must be an object of settings" },
    { text: "command: php", message: "wrong.yaml:1: command: must be a list of words" },
    { text: "create: /orders\nruns: -1", message: "wrong.yaml:2: runs: must be a whole number" },
    { text: "# ours\n'stat': /x", message: "wrong.yaml:2: stat: unknown setting" },
    { text: 'word:\n  cancel: cancelled\ncreate: /orders\ncancel: ""', message: "wrong.yaml:4: cancel: must be a non-empty string" },
    { text: "unsealed: yes, please", message: "wrong.yaml:1: unsealed: must be true or false" },
    { text: "a: [", message: "wrong.yaml: " },
  ])("with $text is rejected", ({ text, message }) => {
    const file = join(folder, "wrong.yaml");
    writeFileSync(file, text);
    expect(() => readConfig(file)).toThrow(message);
  });

  test("has its line named by an error of settings that don't go together, unless a flag caused it", () => {
    const file = join(folder, "wrong.yaml");
    writeFileSync(file, "command: [php]\nword: { done: finished }\n");
    const { settings, command, place } = readConfig(file);
    expect(() => optionsFrom(settings, command, place)).toThrow("wrong.yaml:2: word done: must be open");
    expect(() => optionsFrom(settings, command)).toThrow("--word done: must be open");
  });
});
