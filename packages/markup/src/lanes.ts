/** Draws who or what leads to whom: a lane for each, and an arrow with its label in a row of its own, so that no two labels meet. */
import { html, type Html } from "./html.ts";

/** An arrow from one lane to another, or back to its own. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** Its label; one that is wider than the diagram is cut. */
  readonly text: string;
  /** Whether it is to come: its line is dashed. */
  readonly isNext?: boolean;
}

/** A diagram: its lanes from left to right, its arrows from top to bottom. */
export interface Lanes {
  /** A name for those who don't see it. */
  readonly label: string;
  readonly lanes: readonly string[];
  readonly arrows: readonly Arrow[];
  /** Pixels between two lanes. */
  readonly space: number;
  /** Pixels to which it shrinks where there is less room, by a `style` attribute. By default it keeps its size. */
  readonly shrinksTo?: number;
}

/** Pixels: beside the lanes, above them, from arrow to arrow, and of a letter. */
const [MARGIN, TOP, STEP, LETTER] = [70, 20, 44, 6.8];

/** Returns the diagram as SVG without empty lines, which would end it in Markdown. Its colour is that of the text. */
export function lanesDiagram({ label, lanes, arrows, space, shrinksTo }: Lanes): Html {
  const [width, height] = [2 * MARGIN + space * (lanes.length - 1), TOP + 60 + STEP * arrows.length];
  const xOf = (lane: string): number => MARGIN + space * lanes.indexOf(lane);
  const style = shrinksTo !== undefined && html` style="min-width: ${Math.min(width, shrinksTo)}px; max-width: 100%; height: auto"`;
  return html`<svg class="lanes" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${style} role="img" aria-label="${label}" fill="none" stroke="currentColor" font-size="13">
${lanes.map(
  (lane) =>
    html`<text x="${xOf(lane)}" y="${TOP}" text-anchor="middle" fill="currentColor" stroke="none" font-weight="bold">${lane}</text><path d="M${xOf(lane)} ${TOP + 10} V${height}" opacity="0.3"/>
`,
)}${arrows.map((arrow, index) => drawn(arrow, { start: xOf(arrow.from), end: xOf(arrow.to), y: TOP + 50 + STEP * index, width }))}</svg>`;
}

function drawn(
  { text, isNext = false }: Arrow,
  { start, end, y, width }: { readonly start: number; readonly end: number; readonly y: number; readonly width: number },
): Html {
  const isOwn = start === end;
  const label = cut(text, Math.floor((width - 8) / LETTER));
  const half = (label.length * LETTER) / 2;
  const middle = isOwn ? start + half + 40 : (start + end) / 2;
  const x = Math.min(Math.max(middle, half + 4), width - half - 4);
  const back = end > start ? -7 : 7;
  const [line, head] = isOwn
    ? [
        `M${start} ${y - 8} C${start + 36} ${y - 12} ${start + 36} ${y + 12} ${end + 2} ${y + 4}`,
        `M${end + 9} ${y} L${end + 2} ${y + 4} L${end + 10} ${y + 7}`,
      ]
    : [`M${start} ${y} H${end}`, `M${end + back} ${y - 4} L${end} ${y} L${end + back} ${y + 4}`];
  return html`<g class="arrow"><path d="${line}"${isNext && html` stroke-dasharray="6 5"`}/><path d="${head}"/><text x="${x}" y="${isOwn ? y + 4 : y - 7}" text-anchor="middle" fill="currentColor" stroke="var(--color-background, Canvas)" stroke-width="5" paint-order="stroke">${label}</text></g>
`;
}

const cut = (text: string, most: number): string => (text.length > most ? `${[...text].slice(0, most - 1).join("")}…` : text);
