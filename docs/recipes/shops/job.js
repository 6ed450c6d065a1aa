/** The shop's job, for cron: one run. */
import { tend } from "./shop.js";

await tend();
