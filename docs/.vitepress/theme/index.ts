import { onContentUpdated, type Theme } from "vitepress";
import theme from "vitepress/theme-without-fonts";
import { addTableFilter } from "./table-filter.ts";
import "./site.css";

export default {
  extends: theme,
  setup: () => onContentUpdated(addTableFilter),
} satisfies Theme;
