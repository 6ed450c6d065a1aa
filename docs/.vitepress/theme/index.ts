import { onContentUpdated, type Theme } from "vitepress";
import theme from "vitepress/theme-without-fonts";
import { termOf } from "../../src/site/search/terms.ts";
import { addCopyButton } from "./copy-markdown.ts";
import { openFold } from "./open-fold.ts";
import { openSearch } from "./open-search.ts";
import { addTableFilter } from "./table-filter.ts";
import { keepTabs } from "./tabs.ts";
import "./site.css";

export default {
  extends: theme,
  // Here, since a function in the site's data would need `unsafe-eval` in a content security policy.
  enhanceApp: ({ siteData }) => {
    siteData.value.themeConfig.search.options.miniSearch.options = { processTerm: termOf };
  },
  setup: () => {
    onContentUpdated(addTableFilter);
    onContentUpdated(addCopyButton);
    onContentUpdated(openFold);
    onContentUpdated(openSearch);
    onContentUpdated(keepTabs);
  },
} satisfies Theme;
