/** Small drawings: SVG that the server makes, each with its numbers as a table below. */
import { html, type Html } from "@maksu/markup";
import { type Column, folded, table } from "./components.ts";

/** A part of a bar, of a series. */
interface Series {
  readonly name: string;
  /** The tone of its colour. */
  readonly tone: "good" | "bad" | "wait" | "plain";
  readonly values: readonly number[];
  /** How a value reads. */
  readonly text: (value: number) => string;
}

const HEIGHT = 120;
const WIDTH = 480;

/** Bars side by side, the series of each on top of each other. */
export function bars(title: string, labels: readonly string[], series: readonly Series[]): Html {
  const totals = labels.map((_label, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const most = Math.max(1, ...totals);
  const step = WIDTH / Math.max(labels.length, 7);
  const sum = series.map(({ name, values, text }) => `${name} ${text(values.reduce((one, other) => one + other, 0))}`).join(", ");
  const columns: Column[] = ["Day", ...series.map(({ name }) => ({ name, isNumber: true }) as const)];
  return html`<figure class="drawing"><figcaption>${title}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${`${title}: ${sum}`}">${labels.map((_label, index) => {
    let top = HEIGHT;
    return series.map(({ values, tone }) => {
      const height = ((values[index] ?? 0) / most) * (HEIGHT - 4);
      top -= height;
      return (
        height > 0 &&
        html`<rect class="${tone}" x="${(index * step + 2).toFixed(1)}" y="${top.toFixed(1)}" width="${(step - 4).toFixed(1)}" height="${height.toFixed(1)}" rx="2"/>`
      );
    });
  })}<line x1="0" y1="${HEIGHT}" x2="${WIDTH}" y2="${HEIGHT}"/></svg>
<p class="legend">${series.map(({ name, tone, values, text }) => html`<span><span class="key ${tone}"></span>${name} <strong>${text(values.reduce((one, other) => one + other, 0))}</strong></span> `)}</p>
${folded(
  "As a table",
  table(
    "",
    columns,
    labels.map((label, index) => [label, ...series.map(({ values, text }) => text(values[index] ?? 0))]),
    "",
  ),
)}</figure>`;
}

/** A share as a bar, with its text. */
export const share = (
  title: string,
  part: number,
  whole: number,
  note: string,
): Html => html`<figure class="drawing"><figcaption>${title}</figcaption>
<svg viewBox="0 0 ${WIDTH} 24" role="img" aria-label="${`${title}: ${part} of ${whole}`}"><rect class="bad" x="0" y="4" width="${WIDTH}" height="16" rx="8"/><rect class="good" x="0" y="4" width="${(whole === 0 ? 0 : (part / whole) * WIDTH).toFixed(1)}" height="16" rx="8"/></svg>
<p class="legend"><strong>${part} of ${whole}</strong> ${note}</p></figure>`;
