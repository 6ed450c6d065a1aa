import { fileURLToPath } from "node:url";

/** The repository's root. */
export const repository: string = fileURLToPath(new URL("../../../", import.meta.url));
