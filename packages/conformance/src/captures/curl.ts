/** Reads the request of a curl command. */
import type { Found, PrintedExchange } from "./capture.ts";

/** An option of curl that takes a value, joined to it or the next word: a long one, or a letter behind others. Most say nothing of the request. */
const WITH_VALUE =
  /^(?:(--(?:request|header|json|data[\w-]*|user(?:-agent)?|url|output|write-out|max-time|connect-timeout|retry(?:-[\w-]+)?|ca(?:cert|path)|cert|key|proxy|resolve|cookie(?:-jar)?|referer|form))(?:=(.*))?|(-[afg-lnpqsvBGIJL-ORSVWZ\d#]*)([AbCcDdEeFHKmoPQrTtUuwXxYyz])(.*))$/s;

/** The words of a command as a shell reads them, with lines joined at a backslash. */
function wordsOf(command: string): readonly string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = "";
  for (let at = 0; at < command.length; at++) {
    const [character = "", next = ""] = [command[at], command[at + 1]];
    if (character === "\\" && quote !== "'") {
      at++;
      if (next !== "\n") word = (word ?? "") + (quote === "" || /["\\$`]/.test(next) ? next : character + next);
    } else if (quote !== "") {
      if (character === quote) quote = "";
      else word = (word ?? "") + character;
    } else if (character === '"' || character === "'") [quote, word] = [character, (word ?? "").replace(/\$$/, "")];
    else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? "") + character;
  }
  return word === undefined ? words : [...words, word];
}

/** Reads the command that a line begins with; undefined where there is none, or none with a URL. */
export function commandAt(text: string, start: number, line: string): Found | undefined {
  if (!/^(?:[\w\\:]*[>$%#] ?)?curl\s/.test(line)) return undefined;
  const from = text.indexOf("curl", start);
  const [command = ""] =
    /[^\n"'\\]*(?:(?:\\.|'[^'\\]*(?:\\.[^'\\]*)*'|"[^"\\]*(?:\\.[^"\\]*)*")[^\n"'\\]*)*/sy.exec(text.slice(from)) ?? [];
  const read = readCurl(command);
  return read && { mark: { kind: "exchanges", exchanges: [read] }, end: from + command.length };
}

function readCurl(command: string): PrintedExchange | undefined {
  const words = wordsOf(command).slice(1);
  const headers: [string, string][] = [];
  const data: string[] = [];
  let [method, url]: (string | undefined)[] = [];
  let isQuery = false;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    const [isOption, long, ofLong, before = word, short, ofShort] = WITH_VALUE.exec(word) ?? [];
    isQuery ||= before === "--get" || (/^-\w+$/.test(before) && before.includes("G"));
    if (isOption === undefined) {
      if (!word.startsWith("-") && /^(https?:\/\/|[\w.-]+\.\w+\/|\/)/.test(word)) url ??= word;
      continue;
    }
    const flag = long ?? `-${short}`;
    const value = ofLong ?? (ofShort || (words[(index += 1)] ?? ""));
    if (flag === "-X" || flag === "--request") method = value;
    else if (flag === "-H" || flag === "--header") {
      const [name = "", ...rest] = value.split(":");
      headers.push([name.trim().toLowerCase(), rest.join(":").trim()]);
    } else if (flag === "-d" || flag.startsWith("--data") || flag === "--json") data.push(value);
    else if (flag === "-u" || flag === "--user") headers.push(["authorization", `Basic ${Buffer.from(value).toString("base64")}`]);
    else if (flag === "--url") url = value;
    if (flag === "--json") headers.push(["content-type", "application/json"]);
  }
  if (url === undefined) return undefined;
  if (isQuery && data.length > 0) url += `${url.includes("?") ? "&" : "?"}${data.join("&")}`;
  const body = isQuery || data.length === 0 ? undefined : data.join("&");
  return { method: method ?? (body === undefined ? "GET" : "POST"), url, request: { headers, ...(body !== undefined && { body }) } };
}
