"use strict";

// CommonJS: test runners that make CommonJS of ES modules have nothing to put in the place of `import.meta`.
exports.descriptionPath = (api, file) => require.resolve(`@maksu/${api}-spec/${file}`);
