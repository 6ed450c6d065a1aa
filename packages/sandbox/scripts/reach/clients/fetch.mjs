// Deno and Bun.
import process from "node:process";

const { REACH_PATH, REACH_BODY, REACH_HEADERS } = process.env;
const headers = Object.fromEntries(REACH_HEADERS.split("\n").map((line) => line.split(": ")));
const response = await fetch(`https://services.paytrail.com${REACH_PATH}`, { method: "POST", body: REACH_BODY, headers });
process.stdout.write(await response.text());
