/** The frame of every page. */
import { type Content, type Html, html } from "@maksu/markup";
import { IMAGES } from "./images.ts";
import { type Language, LANGUAGES, textsIn, type TextTable } from "./language.ts";

/** Path of the stylesheet of all pages. */
export const STYLE_PATH = "/style.css";

/** A page without its frame. */
export interface PageContent {
  readonly language: Language;
  readonly title: string;
  /** The path in front of the sandbox's own paths, where its public URL has one. */
  readonly base: string;
  readonly main: Content;
  /** Links at the top, such as to the page in other languages. */
  readonly nav?: Content;
  /** Whether the page takes the whole width, as tables need. */
  readonly isWide?: boolean;
  /** More of the head: scripts or styles of this server. */
  readonly head?: Content;
}

const TEXTS = {
  sandbox: { FI: "Hiekkalaatikko", SV: "Sandlåda", EN: "Sandbox" },
  noMoney: {
    FI: "Testiympäristö: rahaa ei liiku.",
    SV: "Testmiljö: inga pengar rör sig.",
    EN: "Test environment: no money moves.",
  },
  skip: { FI: "Siirry sisältöön", SV: "Gå till innehållet", EN: "Skip to content" },
} as const satisfies TextTable<string>;

/** Builds a page. */
export function layout({ language, title, base, main, nav, isWide = false, head }: PageContent): Html {
  const text = textsIn(TEXTS, language);
  return html`<!doctype html>
<html lang="${LANGUAGES[language].code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${text("sandbox")}</title>
<link rel="icon" href="${`${base}${IMAGES}groups/sandbox.svg`}">
<link rel="stylesheet" href="${base + STYLE_PATH}">
${head}
</head>
<body${isWide && html` class="wide"`}>
<a class="skip" href="#main">${text("skip")}</a>
<header class="bar"><div class="bar-inner">
<p class="sandbox-line"><strong>${text("sandbox")}</strong> <span>${text("noMoney")}</span></p>
${nav}
</div></header>
<main id="main">
${main}
</main>
</body>
</html>
`;
}
