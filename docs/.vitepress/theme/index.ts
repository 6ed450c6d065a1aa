import { onContentUpdated, type Theme } from "vitepress";
import theme from "vitepress/theme-without-fonts";
import { addCopyButton } from "./copy-markdown.ts";
import { openFold } from "./open-fold.ts";
import { openSearch } from "./open-search.ts";
import { addTableFilter } from "./table-filter.ts";
import { keepTabs } from "./tabs.ts";
import "./site.css";

export default {
  extends: theme,
  setup: () => {
    onContentUpdated(addTableFilter);
    onContentUpdated(addCopyButton);
    onContentUpdated(openFold);
    onContentUpdated(openSearch);
    onContentUpdated(keepTabs);
  },
} satisfies Theme;
