import base from "./vitest.config.ts";

/** `npm run test:pages`: the pages in Chromium; its own script, since it takes minutes. */
export default {
  ...base,
  // A test opens up to 30 pages, each of which axe reads: 15 s, and several times that on a busy machine.
  test: { ...base.test, include: ["test/**/*.browser.ts"], reporters: ["verbose"], testTimeout: 240_000 },
};
