/** Reads what Turbo prints of failed tasks, and finds the cause among it, which `run.mjs` prints last and alone. */
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Where tests report, by task. */
export const REPORTS = { test: "vitest.json", "test:slow": "slow.json" };

/**
 * Tasks whose failures cause others, in order: descriptions, which everything is made from, then packages, which tests run, then files that are not generated
 * again or differ from a document. All others are alike.
 */
const LEVELS = [
  ({ task }) => task === "bundle" || task === "generate",
  ({ task }) => task === "build",
  ({ task, isOfDocument }) => task === "drift" || isOfDocument === true,
  () => true,
];

/** Tests that compare a description with the table of its document. */
const DOCUMENT_TESTS = /^packages\/contract-tests\/src\/documents\//;
const TASK_LINE = /^(\/\/|@[\w.-]+\/[\w.-]+):([\w-]+(?::[\w-]+)?): ?(.*)$/;
const STATUS_LINE = /^(\/\/|@[\w.-]+\/[\w.-]+)#[\w:-]+: +(?:ERROR|WARNING) /;
/** Lines that npm and Turbo print about their own work. */
const NOISE = [/^cache (?:miss|hit|bypass)\b/, /^> \S+(?: \S+)?$/, /^npm (?:error|warn|notice)\b/];

/**
 * @param root the repository's root
 * @param folders the workspaces' folders by their names
 */
export class TurboOutput {
  #root;
  #folders;
  #started = Date.now();
  /** The lines of each task that failed, by `package:task`. */
  #tasks = new Map();

  constructor(root, folders) {
    this.#root = root;
    this.#folders = folders;
  }

  /** Keeps a line of a task, and returns what is printed at once: Turbo's own lines, and those of tests. */
  read(line) {
    const [, name, task, text] = TASK_LINE.exec(stripVTControlCharacters(line)) ?? [];
    if (name === undefined) return STATUS_LINE.test(line) || /^(?: ERROR {2}run failed|::error::)/.test(line) ? [] : [line];
    const key = `${name}:${task}`;
    const { lines } = this.#tasks.get(key) ?? this.#tasks.set(key, { name, task, lines: [] }).get(key);
    const command = lines.at(-1)?.startsWith("> ") && text.startsWith("> ");
    lines.push(text);
    return task in REPORTS && !command && !NOISE.some((noise) => noise.test(text)) ? [line] : [];
  }

  /** The failures: the causes, and before them those that may follow. Nothing of a task that has printed nothing. */
  failures() {
    const all = [...this.#tasks.values()].flatMap((each) => this.#failuresOf(each));
    const levels = LEVELS.map((isOf, level) =>
      all.filter((each) => isOf(each) && LEVELS.slice(0, level).every((earlier) => !earlier(each))).map(({ text }) => text),
    ).filter((texts) => texts.length > 0);
    const [causes = [], ...consequences] = levels.map((texts) => [...new Set(texts)]);
    return { causes, consequences: consequences.toReversed().flat() };
  }

  #failuresOf({ name, task, lines }) {
    const folder = this.#folders.get(name) ?? "";
    const report = task in REPORTS ? this.#reportOf(folder, task) : undefined;
    const tests = report?.testResults.flatMap((file) => this.#failedTests(file)) ?? [];
    const failures = tests.length > 0 ? tests : [{ text: this.#textOf(folder, lines) }];
    return failures.filter(({ text }) => text !== "").map((failure) => ({ task, ...failure }));
  }

  /** The report of this run: that of an earlier one is out of date. */
  #reportOf(folder, task) {
    const report = readReport(join(this.#root, folder, ".results", REPORTS[task]));
    return report !== undefined && report.startTime >= this.#started ? report : undefined;
  }

  #failedTests({ name, message, status, assertionResults }) {
    const file = relative(this.#root, name).replaceAll("\\", "/");
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [{ text: `${file}\n${indented(messageOf(message))}` }] : [];
    return failed.map(({ fullName, failureMessages }) => {
      const text = failureMessages.map(messageOf).join("\n");
      // Names the description's file, from which the test's own place would lead away.
      const isOfDocument = DOCUMENT_TESTS.test(file) && /\bspecs\/\S+\.yaml\b/.test(text);
      return { isOfDocument, text: isOfDocument ? text : `${file} ${fullName}\n${indented(text)}` };
    });
  }

  /** Without what npm and Turbo add, and with paths from the repository's root. */
  #textOf(folder, lines) {
    const own = lines.filter((line, index) => !NOISE.some((noise) => noise.test(line)) && !isBanner(lines, index));
    return own
      .map((line) => this.#fromRoot(folder, line))
      .join("\n")
      .replace(/^\n+/, "")
      .trimEnd()
      .replace(/\n{3,}/g, "\n\n");
  }

  #fromRoot(folder, line) {
    const [path = ""] = /^[\w@.-][\w@./{}-]*\.\w+(?=[:(])/.exec(line) ?? [];
    const isOwn = path !== "" && !existsSync(join(this.#root, path)) && existsSync(join(this.#root, folder, path));
    return isOwn ? `${folder}/${line}` : line;
  }
}

/** npm begins with the script's name and its command. */
const isBanner = (lines, index) =>
  lines[index].startsWith("> ") &&
  lines.slice(0, index).every((line) => line === "" || line.startsWith("> ") || NOISE.some((noise) => noise.test(line)));

/** A report of Vitest; undefined when there is none. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** An error's message, without the stack. */
const messageOf = (message) =>
  stripVTControlCharacters(message)
    .replace(/\n +at [^]*$/, "")
    .replace(/^Error: /, "")
    // So Vitest reports a test that took too long.
    .replace(/^STACK_TRACE_ERROR$/, "The test took longer than it may.")
    .trim();

const indented = (text) => text.replace(/^(?=.)/gm, "  ");
