/** The terminal that a command prints to: within its width, and in colours unless `NO_COLOR` is set. */
import { styleText } from "node:util";

/** The terminal that output is fitted to. */
export interface Terminal {
  readonly columns: number;
  readonly hasColours: boolean;
}

/** The terminal of a stream; undefined where it is not one. */
export const terminalOf = ({ isTTY, columns }: Pick<NodeJS.WriteStream, "isTTY" | "columns">): Terminal | undefined =>
  isTTY ? { columns: columns || 80, hasColours: (process.env["NO_COLOR"] ?? "") === "" && process.env["TERM"] !== "dumb" } : undefined;

/** How a text stands out. */
export type Style = "bold" | "dim" | "red" | "green" | "yellow";

/** Writes a text in a style, on a terminal that has colours. The terminal's own are not asked for again. */
export const styled = (terminal: Terminal | undefined, style: Style | undefined, text: string): string =>
  terminal?.hasColours && style ? (styleText as Styling)(style, text, { validateStream: false }) : text;

/** Later versions of Node look at standard output unless `validateStream` is false; Node 20 has no such option, and never does. */
type Styling = (style: Style, text: string, options: { readonly validateStream: boolean }) => string;
