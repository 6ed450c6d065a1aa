/** Runs the checks as a test of workerd. */
import { runChecks } from "./checks.mjs";

export default {
  async test() {
    // oxlint-disable-next-line no-console -- the only way out of workerd
    console.log(await runChecks());
  },
};
