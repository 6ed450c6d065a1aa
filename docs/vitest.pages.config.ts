import { mergeConfig } from "vitest/config";
import shared from "../vitest.config.ts";

/** `npm run test:pages`: the built site in a browser; its own script, since it takes minutes. */
export default mergeConfig(shared, { test: { include: ["src/**/*.browser.ts"], reporters: ["verbose"] } });
