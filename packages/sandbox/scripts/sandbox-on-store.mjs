/**
 * A sandbox in a separate process, on the store that the first argument names: reports its address over the IPC channel, and ends with its
 * parent. The second argument is how its clock starts. `WITHOUT_LOCKS` leaves out what keeps transactions of PostgreSQL from each other, to show what the tests find then.
 */
import { setTimeout as wait } from "node:timers/promises";
import { startSandbox } from "../dist/index.js";

if (process.env.WITHOUT_LOCKS) {
  const { default: pg } = await import("pg");
  const { query } = pg.Client.prototype;
  const writing = new WeakSet();
  pg.Client.prototype.query = async function (text, ...rest) {
    // Gives the others time to read the same, also on a busy machine, while nothing is locked yet.
    if (isBegin(text)) writing.delete(this);
    if (isWrite(text) && !writing.has(this)) {
      writing.add(this);
      await wait(200);
    }
    return query.call(this, typeof text === "string" ? withoutLocks(text) : text, ...rest);
  };
}

const isBegin = (text) => typeof text === "string" && text.startsWith("BEGIN");
const isWrite = (text) => typeof text === "string" && /(?:INSERT INTO|UPDATE|DELETE FROM) sandbox_documents/.test(text);

/** Neither rows nor versions are checked, and unique keys are not unique. */
const withoutLocks = (text) =>
  text
    .replace(" FOR UPDATE", "")
    .replace(/AND version = (\$\d+)/, "AND $1::integer > 0")
    .replace("(entry ->> 2)::boolean", "false");

process.on("disconnect", () => process.exit());
const [, , store, clock = "frozen"] = process.argv;
const { url } = await startSandbox({ store, clock });
process.send?.({ url });
