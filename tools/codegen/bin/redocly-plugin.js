// The house rules as a plugin, for Redocly's own commands.
import { allErrors, housePlugin } from "../dist/lint/house-rules.js";

export default function house() {
  return { ...housePlugin, configs: { all: { rules: allErrors(housePlugin) } } };
}
