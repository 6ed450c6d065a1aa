import base from "./vitest.config.ts";

/** `npm run test:pages`: the pages in Chromium; its own script, since it takes minutes. */
export default { ...base, test: { ...base.test, include: ["src/**/*.browser.ts"], reporters: ["verbose"] } };
