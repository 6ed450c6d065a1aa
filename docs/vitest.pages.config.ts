import shared from "../vitest.config.ts";

/** `npm run test:pages`: the built site and the guide's browser test in a browser; its own script, since it takes minutes. */
export default { ...shared, test: { ...shared.test, include: ["src/**/*.browser.ts"], reporters: ["verbose"], maxConcurrency: 3 } };
