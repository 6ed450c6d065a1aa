// Copies the pictures of the documentation, which `npm run long -- pages` makes, to the guides.
import { cpSync } from "node:fs";

cpSync(new URL("../.results/pages/guide/", import.meta.url), new URL("../../../docs/guides/images/", import.meta.url), { recursive: true });
