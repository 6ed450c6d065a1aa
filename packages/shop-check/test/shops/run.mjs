// node run.mjs NAME PORT [FILE]: a shop by the name of its file in `wrong` or `variants`; `right` is the right one.
import { asProgram } from "./right.mjs";

const [, , name, ...rest] = process.argv;
process.argv.splice(2, process.argv.length, ...rest);
const places = { right: undefined };
const { default: steps } =
  name in places ? { default: {} } : await import(`./variants/${name}.mjs`).catch(() => import(`./wrong/${name}.mjs`));
await asProgram(steps);
