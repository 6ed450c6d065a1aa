/** The pictures of methods and groups: their initials, or a sign, on a coloured square. */
import { METHODS } from "../domain/methods.ts";
import { html, type Html } from "./html.ts";

/** The folder of the pictures in responses. */
export const IMAGES = "/img/";

const SIGNS: Readonly<Record<string, string>> = {
  mobile: "M9 4h14v24H9zM14 25h4",
  bank: "M4 13 16 5l12 8M6 26h20M8 14v10M13 14v10M19 14v10M24 14v10",
  creditcard: "M4 8h24v16H4zM4 13h24M8 19h6",
  credit: "M8 4h16v24l-4-3-4 3-4-3-4 3zM12 11h8M12 16h8",
  sandbox: "M16 4 28 10v12L16 28 4 22V10zM4 10l12 6 12-6M16 16v12",
};

const NAMES: ReadonlyMap<string, string> = new Map(
  METHODS.flatMap(({ id, names }) => names.map((name) => [names.length > 1 ? imageOfName(name) : id, name] as const)),
);

/** The file name of one of a method's several names. */
export function imageOfName(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** The picture of a path; undefined for a path that has none. */
export function imageAt(path: string): Html | undefined {
  const [, folder, name = ""] = /^\/img\/(methods|groups)\/([a-zA-Z0-9-]+)\.svg$/.exec(path) ?? [];
  if (folder === "groups") {
    const sign = Object.hasOwn(SIGNS, name) ? SIGNS[name] : undefined;
    return sign === undefined
      ? undefined
      : square(245, html`<path d="${sign}" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" />`);
  }
  const shown = folder === undefined ? undefined : NAMES.get(name);
  if (shown === undefined) return undefined;
  const words = shown.split(/[ -]/);
  const initials = words.length > 1 ? words.map(([letter]) => letter).join("") : shown;
  const font = html`font-family="system-ui, sans-serif" font-size="14" font-weight="700" text-anchor="middle" fill="#fff"`;
  return square(
    [...shown].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 360,
    html`<text x="16" y="21" ${font}>${initials.slice(0, 2)}</text>`,
  );
}

const square = (hue: number, content: Html): Html =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">
    <rect width="32" height="32" rx="8" fill="hsl(${hue} 55% 36%)" />
    ${content}
  </svg>`;
