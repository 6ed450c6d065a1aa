/** The TypeScript compiler, required: an import would parse its nine megabytes three times, which takes as long as all that it is used for. */
import { createRequire } from "node:module";
import type Typescript from "typescript";

const require = createRequire(import.meta.url);

export const compiler = require("typescript") as typeof Typescript;
