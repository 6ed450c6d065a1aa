/** Takes off what a text has around requests and responses: quotes of mails and curl, times of logs, entities of web pages, types of dumps. Its lines stay. */

/** The text as it was before it was logged, quoted or pasted, line by line. */
export function plainText(given: string): string {
  const whole = given
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    // How the command line of Windows goes on.
    .replaceAll("^\n", "\\\n")
    // A URL with a line for each parameter.
    .replaceAll(/(?:\n[ \t]*[?&][\w.-]{1,80}=\S*)+/g, (query) => query.replaceAll(/\n[ \t]*/g, "") + query.replaceAll(/[^\n]/g, ""))
    // Method and URL as YAML and some loggers have them.
    .replaceAll(
      /^[ \t-]*method:[ \t]*["']?([a-z]{3,6})["']?[ \t]*\n[ \t]*ur[il]:[ \t]*(\S+)[ \t]*$/gim,
      (_, method: string, url: string) => `${method.toUpperCase()} ${url}\n`,
    )
    .replaceAll(/[\u00A0\u202F]/g, " ");
  const straight = /[{[,:]\s*[“”„]/.test(whole) ? whole.replaceAll(/[“”„]/g, '"') : whole;
  const isXml = /<(?:\?xml|payment|error)\b/.test(straight);
  const lines = withoutMargin(straight.split("\n")).map((line) => withoutPrefix(isXml ? line : unescaped(line)));
  return withoutTypes(lines.join("\n"));
}

/** Takes off what a container, an editor or a logger writes before every line, alike but for its digits. */
function withoutMargin(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== "");
  const [first = "", ...others] = filled.map((line) => line.trimStart().slice(0, LONGEST_MARGIN).replaceAll(/\d+/g, "0"));
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length--;
  // Lines whose objects, texts or elements begin alike have no margin there.
  const [margin = ""] = /^(?:[^{"'<]|<(?![a-z/?!]))*[|:\]>-](?=\s|$)/i.exec(first.slice(0, length)) ?? [];
  const written = new RegExp(`^\\s*${margin.replaceAll(/\W/g, "\\$&").replaceAll("0", "\\d+")}(?: |$)`);
  const isMargin = others.length > 1 && margin !== "" && filled.every((line) => written.test(line));
  return isMargin ? lines.map((line) => line.replace(written, "")) : lines;
}

const LONGEST_MARGIN = 200;

/** A line of a page's source; where quotes stand as they are, it is a text that has entities in it. */
const unescaped = (line: string): string =>
  line.includes('"') && !line.includes("&lt;")
    ? line
    : line.replaceAll(/&(quot|lt|gt|#0?39|#34|amp);/g, (_, name: string) => ENTITIES[name] ?? "");

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', lt: "<", gt: ">", "#39": "'", "#039": "'", "#34": '"', amp: "&" };

const TIME =
  /^\s*[[(]?(?:\d{4}[-/]\d\d[-/]\d\d[T ,]+\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?|[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [\w.-]+ [\w.-]+(?:\[\d+\])?:)[\])]?[\s:|-]*/;
const LEVEL =
  /^[[(]?(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL)[\])]?(?=[\s:])[\s:|-]*(?:\d{1,9} --- \[[^\]]{0,80}\] \S{1,80}\s*: )?/;

/** Marks of the log of Python's HTTP client. */
const PYTHON = /^(?:header: (?=[\w-]+: )|(?:send|reply): b?['"])/;

/** Marks that `curl -v`, a mail or a logger writes before a line. */
function withoutPrefix(line: string): string {
  const logged = line.startsWith('{"log":"') ? logOf(line) : line;
  const quoted = logged.replace(/^\s*(?:(?:[><$]{1,3}|-->|<--)(?=\s|$) ?)+/, "").replace(PYTHON, "");
  const timeless = quoted.replace(TIME, "");
  return timeless === quoted ? quoted : timeless.replace(LEVEL, "");
}

/** The line that a container's log has as JSON. */
function logOf(line: string): string {
  try {
    return String((JSON.parse(line) as { readonly log: unknown }).log).replaceAll("\n", " ");
  } catch {
    return line;
  }
}

/** Removes the types that PHP's `var_dump`, `dd` and `print_r` write beside the values of an object. */
const withoutTypes = (text: string): string =>
  text
    .replaceAll(/(?:object\([\w\\]+\)#\d+ ?|array ?)\(\d+\) (?=\{)/g, "")
    .replaceAll(/(?:\barray:\d+ (?=\[)|(?<=\{)#\d+) ?/g, "")
    .replaceAll(/(?<=[[{] ?)[▼▶]|^([ \t]*)[+#-](?="\w+": )/gm, "$1")
    // print_r has texts as they are, to the end of the line.
    .replaceAll(/^([ \t]{0,200})\["?([\w.-]{1,80})(?::[\w\\:]{1,200})?"?\] => ?(.*)$/gm, (_, indent: string, name: string, value: string) =>
      /^(?:Array|[\w\\]+ Object)$/.test(value.trim()) ? `${indent}"${name}" => ` : `${indent}"${name}" => ${JSON.stringify(value.trim())}`,
    )
    .replaceAll(/\["?([\w-]+)"?(?::"?[\w\\]+"?){0,2}\]\s*=>\s*(?=\S)/g, '"$1" => ')
    .replaceAll(/\bstring\(\d+\) (?=")|\b(?:int|float|bool)\((?=[\w.]+\))/g, "")
    .replaceAll(/(?<==> [\w.]{1,40})\)$/gm, "")
    .replaceAll(/(?:(?<![\w\\])[\w\\]+ Object|\bArray)(\s*)\((?=\s)/g, "$1(");
