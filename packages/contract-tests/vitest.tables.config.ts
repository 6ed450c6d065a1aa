import base from "../../vitest.config.ts";

/** `npm run tables`: writes the guide's tables of faults. */
export default { ...base, test: { ...base.test, include: ["src/faults/*.slow.test.ts"], env: { WRITE_TABLES: "1" } } };
