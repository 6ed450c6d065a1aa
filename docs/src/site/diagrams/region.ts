/** A diagram's place on a page: a narrow one scrolls it, also by keyboard. */
export const inRegion = (title: string, svg: string): string =>
  `<section class="table-scroll" aria-label="Diagram: ${title}" tabindex="0">\n${svg}\n</section>`;

/** Pixels to which a diagram shrinks on a narrow page: its labels can still be read. */
export const LEAST_WIDTH = 576;
