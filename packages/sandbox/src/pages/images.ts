/** The pictures of methods and groups: their initials, or a sign, on a coloured square. */
import { METHODS } from "../domain/methods.ts";
import { html, type Html } from "@maksu/markup";
import { lettersAsPng } from "./png.ts";

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

/** A picture's file. */
export interface Picture {
  readonly type: "image/svg+xml" | "image/png";
  readonly body: string;
  /** Of a PNG: a character stands for each byte. */
  readonly encoding?: "latin1";
}

/** The picture of a path; undefined for a path that has none. */
export function imageAt(path: string): Picture | undefined {
  const [, folder, name = "", type] = /^\/img\/(methods|groups)\/([a-zA-Z0-9-]+)\.(svg|png)$/.exec(path) ?? [];
  if (folder === undefined) return undefined;
  const sign = folder === "groups" && Object.hasOwn(SIGNS, name) ? SIGNS[name] : undefined;
  const shown = sign === undefined ? (folder === "methods" ? NAMES.get(name) : undefined) : name;
  if (shown === undefined) return undefined;
  const hue = sign === undefined ? [...shown].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 360 : 245;
  if (type === "png") return { type: "image/png", body: pngOf(initialsOf(shown), hue), encoding: "latin1" };
  return { type: "image/svg+xml", body: String(square(hue, sign === undefined ? lettersOf(initialsOf(shown)) : signOf(sign))) };
}

function initialsOf(name: string): string {
  const words = name.split(/[ -]/);
  return (words.length > 1 ? words.map(([letter]) => letter).join("") : name).slice(0, 2);
}

const pngOf = (initials: string, hue: number): string =>
  lettersAsPng(initials.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase(), hue).toString("latin1");

const signOf = (path: string): Html =>
  html`<path d="${path}" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" />`;

const lettersOf = (initials: string): Html =>
  html`<text x="16" y="21" font-family="system-ui, sans-serif" font-size="14" font-weight="700" text-anchor="middle" fill="#fff">${initials}</text>`;

const square = (hue: number, content: Html): Html =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">
    <rect width="32" height="32" rx="8" fill="hsl(${hue} 55% 36%)" />
    ${content}
  </svg>`;
