/** Environment variable with the address of the sandbox. */
export const URL_VARIABLE = "MAKSU_SANDBOX_URL";

/** Environment variable with the hosts whose requests are redirected, separated by commas. */
export const HOSTS_VARIABLE = "MAKSU_SANDBOX_HOSTS";
