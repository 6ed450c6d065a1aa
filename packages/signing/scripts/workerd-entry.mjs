/** Runs the portable suite as a test of workerd. */
import * as library from "@maksu/signing";
import generated from "../vectors/generated.jsonl";
import merchant from "../vectors/merchant.json";
import payment from "../vectors/payment.json";
import receipt from "../vectors/receipt.json";
import { portableSuite } from "./portable-suite.mjs";

export default {
  async test() {
    const { passed, failed } = await portableSuite(library, { payment, merchant, receipt, generated }, { hasMd5: true });
    if (failed.length > 0) throw new Error(`${failed.length} checks failed:\n${failed.slice(0, 10).join("\n")}`);
    // oxlint-disable-next-line no-console -- the only way out of workerd
    console.log(`${passed} checks passed`);
  },
};
