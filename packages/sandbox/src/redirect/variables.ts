/** Environment variable with the address of the sandbox. */
export const URL_VARIABLE = "MAKSU_SANDBOX_URL";
