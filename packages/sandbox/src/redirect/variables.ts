/** Environment variable with the address of the sandbox. */
export const URL_VARIABLE = "MAKSU_SANDBOX_URL";
/** File of the variables that lead a program to the sandbox, for children that get none of them. */
export const LEADS = "environment.json";
