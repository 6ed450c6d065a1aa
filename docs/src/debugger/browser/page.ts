/** The signature debugger: reads the message and the secret from the page, and shows what `explain` finds. Both stay in this tab. */
import { explain, type Explanation, explanationText } from "@maksu/signing/explain";
import { samples } from "#samples";
import { compareLines, type ComparedLine } from "./compare-lines.ts";
import { parsePasted } from "./pasted-message.ts";

const element = <T extends HTMLElement>(id: string, type: new () => T): T => {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${type.name} with the id ${id}`);
  return found;
};
const sample = element("sample", HTMLSelectElement);
const message = element("message", HTMLTextAreaElement);
const secret = element("secret", HTMLInputElement);
const shown = element("show-secret", HTMLInputElement);
const outcome = element("outcome", HTMLElement);
const notes = element("notes", HTMLElement);
const details = element("details", HTMLElement);
const lines = element("lines", HTMLTableSectionElement);

sample.append(...samples.map(({ title }, index) => new Option(title, String(index))));
sample.addEventListener("change", () => {
  const chosen = samples[Number(sample.value)];
  if (sample.value === "" || chosen === undefined) return;
  message.value = chosen.message;
  secret.value = chosen.secret;
  void show();
});
shown.addEventListener("change", () => secret.classList.toggle("hidden-text", !shown.checked));
element("explain", HTMLButtonElement).addEventListener("click", () => void show());
// A page that the browser keeps for its back button keeps no secret.
window.addEventListener("pagehide", () => clear());

function clear(): void {
  secret.value = "";
  message.value = "";
  sample.value = "";
  report("");
}

async function show(): Promise<void> {
  try {
    showExplanation(await explain({ message: parsePasted(message.value), secret: secret.value, showBody: true }));
  } catch (error) {
    report(isSecureContext ? messageOf(error) : "The browser has cryptography on https pages and on this machine (http://127.0.0.1) only.");
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : "The message can't be explained.");

function showExplanation(explanation: Explanation): void {
  const text = explanationText(explanation);
  const expected = explanation.lines + (explanation.body?.text ?? "");
  report(`${labelled(text, "Scheme")}: ${labelled(text, "Result")}`, explanation.matches);
  notes.replaceChildren(...(explanation.notes ?? []).map((note) => tag("li", note)));
  lines.replaceChildren(...compareLines(expected, explanation.mistake?.message ?? expected).map(row));
  details.hidden = false;
}

/** The text after a label. No line of the message begins like one: they are indented. */
const labelled = (text: string, label: string): string => new RegExp(`^${label} +(.*)$`, "m").exec(text)?.[1] ?? "";

function report(text: string, matches = false): void {
  outcome.textContent = text;
  outcome.classList.toggle("matches", matches);
  details.hidden = true;
  notes.replaceChildren();
}

const MARKS = { both: ["", "same"], expected: ["−", "should be signed"], signed: ["+", "was signed"] } as const;

function row({ in: where, text, differs: [start, end] = [0, 0] }: ComparedLine): HTMLTableRowElement {
  const [mark, label] = MARKS[where];
  const head = tag("td", mark, tag("span", label));
  const [before, part, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)].map(visible);
  const cell = tag("td", before ?? "", ...(part ? [tag("mark", part)] : []), after ?? "");
  const found = tag("tr", head, cell);
  found.className = where;
  return found;
}

/** Shows line ends, and escapes characters that can't be seen. */
function visible(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (character) =>
    character === "\n" ? "↵" : character === "\r" ? "␍" : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

function tag<Name extends keyof HTMLElementTagNameMap>(name: Name, ...children: readonly (Node | string)[]): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
