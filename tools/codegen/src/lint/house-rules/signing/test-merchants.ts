/**
 * The service's published test merchants and their secrets: public, and worth nothing. Signatures in examples are made with them. The servers
 * have them, too, but are built after this; a contract test compares the two.
 */
export const TEST_MERCHANTS: Readonly<Record<string, string>> = {
  "375917": "SAIPPUAKAUPPIAS",
  "695861": "MONISAIPPUAKAUPPIAS",
  "13466": "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ",
};
