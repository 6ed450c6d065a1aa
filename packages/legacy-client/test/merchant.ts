/** The service's published test merchant. */
export const MERCHANT = { merchantId: 13466, secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ" } as const;
