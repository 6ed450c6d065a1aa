export default {
  globalSetup: "./global-setup.js",
  globalTeardown: "./global-teardown.js",
  testEnvironment: "node",
  transform: {}, // the packages are ES modules, and so is the shop
};
