import { readFileSync } from "node:fs";
import { type DefaultTheme, defineConfig, type MarkdownRenderer } from "vitepress";
import type { Menu } from "../src/site/menu.ts";

/** Written by `npm run docs` before the site is built. */
const menu = JSON.parse(readFileSync(new URL("../dist/menu.json", import.meta.url), "utf8")) as Menu;

/** The headings and anchors of the repository's Markdown are those of GitHub. */
const slugify = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

export default defineConfig({
  srcDir: "dist/pages",
  outDir: "dist/html",
  cacheDir: "dist/cache",
  base: (process.env["SITE_BASE"] ?? "/") as `/${string}/`,
  lang: "en",
  title: "maksu",
  description: "Typed, signed clients, webhooks, mock servers and a sandbox for a payment service's three HTTP APIs.",
  head: [["link", { rel: "icon", href: `${process.env["SITE_BASE"] ?? "/"}favicon.svg` }]],
  // Links are checked in the built pages, with their anchors.
  ignoreDeadLinks: true,
  metaChunk: true,
  markdown: {
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    anchor: { slugify },
    config: (md: MarkdownRenderer) => {
      const { escapeHtml } = md.utils;
      // Text between double braces is text, not an expression.
      md.renderer.rules.text = (tokens, index) => escapeHtml(tokens[index]?.content ?? "").replaceAll("{{", "&#123;&#123;");
      // A wide table scrolls by itself, also by keyboard.
      md.renderer.rules.table_open = () => '<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table>';
      md.renderer.rules.table_close = () => "</table></div>";
    },
  },
  themeConfig: {
    nav: menu.nav as DefaultTheme.NavItem[],
    sidebar: menu.sidebar as DefaultTheme.SidebarMulti,
    outline: [2, 3],
    docFooter: { prev: false, next: false },
    search: {
      provider: "local",
      options: {
        /** Of a symbol's page, its title and first section: the rest repeats names that are found elsewhere. */
        _render: (text, env, md) => {
          if (env.relativePath.startsWith("source/")) return "";
          const [first = ""] = /^reference\/.*(?<!index)\.md$/.test(env.relativePath) ? text.split(/^## /m) : [text];
          return md.render(first, env);
        },
      },
    },
  },
  vite: { build: { chunkSizeWarningLimit: 4000, reportCompressedSize: false }, logLevel: "warn" },
});
