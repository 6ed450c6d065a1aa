/** Draws who or what leads to whom: a lane for each, and an arrow with its label in a row of its own, so that no two labels meet. */

/** An arrow from one lane to another, or back to its own. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** A diagram: its lanes from left to right, its arrows from top to bottom. */
export interface Lanes {
  /** Names it among the diagrams of a page. */
  readonly name: string;
  /** What it is, for those who don't see it. */
  readonly label: string;
  readonly lanes: readonly string[];
  readonly arrows: readonly Arrow[];
  /** Pixels between two lanes. */
  readonly space: number;
}

const [MARGIN, TOP, STEP, LETTER] = [70, 20, 44, 6.8];

/** Returns the diagram as SVG without empty lines, which would end it in Markdown. Its colour is that of the text. */
export function lanesDiagram({ name, label, lanes, arrows, space }: Lanes): string {
  const [width, height] = [2 * MARGIN + space * (lanes.length - 1), TOP + 60 + STEP * arrows.length];
  const marker = `to-${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;
  const xOf = (lane: string): number => MARGIN + space * lanes.indexOf(lane);
  return [
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" style="min-width: ${Math.min(width, 576)}px; max-width: 100%; height: auto" role="img" aria-label="${label}" fill="none" stroke="currentColor" font-size="13">`,
    `<defs><marker id="${marker}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 L8 4 L0 8" /></marker></defs>`,
    ...lanes.map(
      (lane) =>
        `<text x="${xOf(lane)}" y="${TOP}" text-anchor="middle" fill="currentColor" stroke="none" font-weight="bold">${lane}</text>` +
        `<path d="M${xOf(lane)} ${TOP + 10} V${height}" stroke-dasharray="4 4" opacity="0.5" />`,
    ),
    ...arrows.map(({ from, to, text }, index) => {
      const [start, end, y] = [xOf(from), xOf(to), TOP + 50 + STEP * index];
      const half = (text.length * LETTER) / 2;
      const middle = start === end ? start + half + 40 : (start + end) / 2;
      const x = Math.min(Math.max(middle, half + 4), width - half - 4);
      const line =
        start === end
          ? `M${start} ${y - 8} C${start + 36} ${y - 12} ${start + 36} ${y + 12} ${end + 2} ${y + 4}`
          : `M${start} ${y} H${end}`;
      const halo = 'stroke="var(--color-background, Canvas)" stroke-width="5" style="paint-order: stroke"';
      const words = `<text x="${x}" y="${start === end ? y + 4 : y - 7}" text-anchor="middle" fill="currentColor" ${halo}>${text}</text>`;
      return `<path d="${line}" marker-end="url(#${marker})" />${words}`;
    }),
    "</svg>",
  ].join("\n");
}

/** A diagram's place on a page: a narrow one scrolls it, also by keyboard. */
export const inRegion = (title: string, svg: string): string =>
  `<div class="table-scroll" role="region" aria-label="Diagram: ${title}" tabindex="0">\n${svg}\n</div>`;
