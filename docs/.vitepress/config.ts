import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTheme, defineConfig, type HeadConfig } from "vitepress";
import { canonicalOf, metaOf } from "../src/site/built/machine-files.ts";
import type { Menu } from "../src/site/tree/menu.ts";
import { base, docs, pages } from "../src/site/places.ts";
import { INDEX_OPTIONS, searchable, searchedPart } from "../src/site/search/search.ts";
import { slugOf } from "../src/site/markdown/prose.ts";
import { BY_CLASS, CODE_THEME } from "../src/site/markdown/code-theme.ts";
import { javaScriptOf, typeScriptIn } from "../src/site/markdown/javascript.ts";
import { addRules, withoutColours } from "../src/site/markdown/rules.ts";

/** The site as `npm run docs` knows it before the build. */
interface Known {
  readonly menu: Menu;
  readonly summary: string;
  readonly address?: string;
}

const { menu, summary, address } = JSON.parse(readFileSync(join(docs, "dist/site.json"), "utf8")) as Known;

/** The index of VitePress's search box, in place of MiniSearch's. */
const siteSearch = join(docs, "src/site/search/site-search.ts");

/** The JavaScript of what people copy. */
const scripts = await javaScriptOf(
  ["guides", "packages", "recipes"].flatMap((folder) =>
    (readdirSync(join(pages, folder), { recursive: true }) as string[])
      .filter((name) => name.endsWith(".md"))
      .flatMap((name) => typeScriptIn(readFileSync(join(pages, folder, name), "utf8"))),
  ),
);

export default defineConfig({
  srcDir: "dist/pages",
  outDir: "dist/html",
  cacheDir: "dist/cache",
  base: base as `/${string}/`,
  lang: "en",
  title: "maksu",
  description: summary,
  head: [["link", { rel: "icon", href: `${base}favicon.svg` }]],
  transformHead: ({ title, description, pageData: { relativePath } }) => {
    const canonical = canonicalOf(relativePath.replace(/\.md$/, ".html"), address);
    return [
      ...Object.entries(metaOf(title, description, address)).map(([property, content]): HeadConfig => ["meta", { property, content }]),
      ...(canonical === undefined ? [] : [["link", { rel: "canonical", href: canonical }] satisfies HeadConfig]),
    ];
  },
  // The style sheet comes first: a page is painted with it, and without the scripts.
  transformHtml: (html) => html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
  transformPageData: ({ relativePath, title, frontmatter }) => {
    const copy: HeadConfig = ["link", { rel: "alternate", type: "text/markdown", href: encodeURI(`${base}${relativePath}`) }];
    const [, api] = /^apis\/([\w-]+)\/\w+\.md$/.exec(relativePath) ?? [];
    return {
      // Operations of different APIs have the same names.
      ...(api !== undefined && { title: `${title}, ${api} API` }),
      frontmatter: {
        ...frontmatter,
        // Guides are read one after the other, all else is looked up.
        ...(!/^(guides|recipes)\//.test(relativePath) && { prev: false, next: false }),
        // In the front matter, a page that the site's script opens has it, too.
        head: [copy],
      },
    };
  },
  // Links are checked in the built pages, with their anchors.
  ignoreDeadLinks: true,
  metaChunk: true,
  markdown: {
    theme: CODE_THEME,
    codeTransformers: [BY_CLASS],
    // The headings and anchors of the repository's Markdown are those of GitHub.
    anchor: { slugify: slugOf },
    image: { lazyLoading: true },
    config: (md) => addRules(md, scripts),
  },
  themeConfig: {
    logo: { src: "/favicon.svg", alt: "" },
    nav: menu.nav as DefaultTheme.NavItem[],
    sidebar: menu.sidebar as DefaultTheme.SidebarMulti,
    outline: [2, 3],
    footer: {
      message: `<a href="${base}signature-debugger/index.html">Signature debugger</a> · <a href="${base}llms.txt">llms.txt</a>`,
    },
    search: {
      provider: "local",
      options: {
        // Not enumerable, thus not in the site's data, where a function would need `unsafe-eval` in a content security policy.
        miniSearch: Object.defineProperty({}, "options", { value: INDEX_OPTIONS }),
        _render: (text, env, md) => searchable(env.relativePath, withoutColours(md, searchedPart(env.relativePath, text), env)),
      },
    },
  },
  vite: {
    build: { chunkSizeWarningLimit: 4000, reportCompressedSize: false },
    logLevel: "warn",
    plugins: [
      {
        name: "search",
        enforce: "pre",
        resolveId: (id, importer) => (id === "minisearch" && importer?.includes("VPLocalSearchBox") ? siteSearch : undefined),
      },
    ],
  },
});
