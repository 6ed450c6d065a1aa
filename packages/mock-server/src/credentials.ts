import type { ApiName } from "./api-names.ts";

/** Account or merchant ID to secret. */
export type Credentials = Readonly<Record<string, string>>;

/** The service's published test merchants: known to everybody, of no worth. */
export const TEST_CREDENTIALS: Readonly<Record<ApiName, Credentials>> = {
  payment: { 375917: "SAIPPUAKAUPPIAS", 695861: "MONISAIPPUAKAUPPIAS" },
  merchant: { 13466: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ" },
  legacy: { 13466: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ" },
};
