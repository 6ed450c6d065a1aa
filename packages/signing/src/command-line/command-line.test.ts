import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { flagOf, type FlagType, flagValue, inFlags, parseFlags, readNamed, readSecret, shellWord } from "./index.ts";

it("flagOf returns the flag of a name", () => {
  expect(["transactionId", "redirectUrls.success", "amount"].map(flagOf)).toEqual(["transaction-id", "redirect-urls.success", "amount"]);
});

describe("inFlags", () => {
  const flags = { account: "MAKSU_ACCOUNT", baseUrl: "--base-url", allowInsecureHosts: "--allow-insecure-host" };

  it.each([
    ["account: must be text", "MAKSU_ACCOUNT: must be text"],
    ["baseUrl: must be one of allowInsecureHosts", "--base-url: must be one of --allow-insecure-host"],
    ["allowInsecureHosts[0]: must be a host name", "--allow-insecure-host: must be a host name"],
    ["secret: not that of the account", "secret: not that of the account"],
    ["toString: must be that of otherName", "toString: must be that of otherName"],
    ["the account: it is invalid", "the account: it is invalid"],
  ])("writes %j as %j", (message, want) => {
    expect(inFlags(message, flags)).toBe(want);
  });
});

describe("flagValue", () => {
  it.each<[FlagType, string, unknown]>([
    ["string", "007", "007"],
    ["number", "-1.5", -1.5],
    ["boolean", "false", false],
    ["list", "a,b", ["a", "b"]],
    ["json", '{"a":[1]}', { a: [1] }],
  ])("reads %s %j", (type, text, value) => {
    expect(flagValue(type, "flag", text)).toEqual(value);
  });

  it.each<[FlagType, string, string]>([
    ["number", "1e3s3cr3t", "--flag: must be a number"],
    ["number", "", "--flag: must be a number"],
    ["boolean", "yes", "--flag: must be true or false"],
    ["json", "{s3cr3t", "--flag: must be JSON"],
  ])("rejects %s %j without quoting it", (type, text, message) => {
    expect(() => flagValue(type, "flag", text)).toThrow(new Error(message));
  });
});

describe("parseFlags", () => {
  const options = {
    "base-url": { type: "string" },
    quiet: { type: "boolean", short: "s" },
    host: { type: "string", multiple: true },
  } as const;

  it("returns values and positionals", () => {
    expect(parseFlags(["call", "--base-url=x", "--quiet"], options)).toMatchObject({
      values: { "base-url": "x", quiet: true },
      positionals: ["call"],
    });
  });

  it("takes what follows a switch as a positional, and true also after --", () => {
    expect(parseFlags(["--quiet", "call"], options).positionals).toEqual(["call"]);
    expect(parseFlags(["--quiet", "--", "true"], options).positionals).toEqual(["true"]);
  });

  it("takes a value that begins with a dash after =", () => {
    expect(parseFlags(["--base-url=-1", "--host", "-"], options).values).toMatchObject({ "base-url": "-1", host: ["-"] });
  });

  it("returns every value of an option that may be repeated", () => {
    expect(parseFlags(["--host=a", "--host", "b"], options).values).toMatchObject({ host: ["a", "b"] });
  });

  it.each([
    [["--base-url=s3cr3t", "--base-url", "b"], "--base-url: is given more than once"],
    [["--quiet", "-s"], "--quiet: is given more than once"],
    [["--base-ur", "s3cr3t"], "--base-ur: unknown option; did you mean --base-url?"],
    [["-q"], "-q: unknown option; the options are --base-url, --quiet, --host"],
    [["--no-such=s3cr3t"], "--no-such: unknown option; the options are --base-url, --quiet, --host"],
    [["--toString"], "--toString: unknown option; the options are --base-url, --quiet, --host"],
    [["--base-url"], "--base-url: must be followed by a value"],
    [["--base-url", "--quiet"], "--base-url: must be followed by a value; write --base-url=… for one that begins with a dash"],
    [["--quiet=s3cr3t"], "--quiet: takes no value"],
    [["call", "--quiet", "true"], "--quiet: takes no value"],
    [["-s", "false", "call"], "-s: takes no value"],
  ])("rejects %j", (args, message) => {
    expect(() => parseFlags(args, options)).toThrow(message);
    expect(() => parseFlags(args, options)).not.toThrow("s3cr3t");
  });

  it.each([[["--secret", "s3cr3t"]], [["--secret=s3cr3t"]]])("rejects a secret among the arguments: %j", (args) => {
    expect(() => parseFlags(args, options)).toThrow(
      new Error(
        "--secret: a secret in the arguments is shown to other processes and kept in the shell's history; give --secret-file, or set MAKSU_SECRET",
      ),
    );
  });

  it("accepts --secret where a command has it", () => {
    expect(parseFlags(["--secret", "x"], { secret: { type: "string" } }).values).toMatchObject({ secret: "x" });
  });
});

function fileOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "command-line-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "secret");
  writeFileSync(file, text);
  return file;
}

describe("readSecret", () => {
  it.each([
    ["s", "s"],
    ["s\n", "s"],
    ["s\r\n", "s"],
    ["s\n\n", "s\n"],
    [" s ", " s "],
  ])("takes the content %j of a file as %j", async (content, secret) => {
    expect(await readSecret(fileOf(content), { MAKSU_SECRET: "other" })).toBe(secret);
  });

  it("takes the environment variable otherwise", async () => {
    expect(await readSecret(undefined, { MAKSU_SECRET: "s" })).toBe("s");
  });

  it("rejects an empty environment variable, and an empty file", async () => {
    await expect(readSecret(undefined, { MAKSU_SECRET: "" })).rejects.toMatchObject({
      code: "secret-invalid",
      message: "MAKSU_SECRET: is empty; give the secret, or --secret-file",
    });
    await expect(readSecret(fileOf("\n"), { MAKSU_SECRET: "other" })).rejects.toMatchObject({
      code: "secret-invalid",
      message: "--secret-file: is empty",
    });
  });

  it("rejects without either", async () => {
    await expect(readSecret(undefined, {})).rejects.toMatchObject({
      code: "secret-invalid",
      message: "secret: give --secret-file, or set MAKSU_SECRET",
    });
  });
});

it("readNamed does not name a file that can't be read", async () => {
  await expect(readNamed("--secret-file", "SAIPPUAKAUPPIAS")).rejects.toThrow(new Error("--secret-file: the file does not exist"));
  await expect(readNamed("--secret-file", tmpdir())).rejects.toThrow(new Error("--secret-file: the file can't be read (EISDIR)"));
});

it("shellWord is read back by a shell as the same text", () => {
  const texts = fc.sample(
    fc.string({ unit: "grapheme" }).filter((text) => !text.includes("\0")),
    300,
  );
  const hard = ["", "'", "'\\''", "$(id)", "`id`", "a\nb", '"', "\\", "!!", "-n"];
  const words = [...hard, ...texts];
  const printed = execFileSync("sh", ["-c", `printf '%s\\0' ${words.map(shellWord).join(" ")}`], { encoding: "utf8" });
  expect(printed.split("\0").slice(0, -1)).toEqual(words);
});
