/** `npm run collections -w @maksu/docs -- FOLDER`: writes the collections for Bruno and Postman into a folder. */
import { resolve } from "node:path";
import { writeCollections } from "./collections.ts";

const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || more.length > 0) {
  console.error("collections takes a folder, into which it writes.");
  process.exitCode = 2;
} else {
  writeCollections(resolve(process.env["INIT_CWD"] ?? "", folder));
  console.log(`The collections are in ${resolve(process.env["INIT_CWD"] ?? "", folder)}.`);
}
