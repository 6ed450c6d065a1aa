/** The published test merchant. */
export const MERCHANT = { account: 375917, secret: "SAIPPUAKAUPPIAS" } as const;
