/** What signing a request of 2 KB costs, nonce and timestamp included: against a bare HMAC over the same bytes, and against the vendor's SDK. */
import { compareProcesses } from "./process-rounds.ts";
import { body, contestants, message } from "./signing-contestants.ts";

const timings = await compareProcesses(import.meta.resolve("./signing-contestants.js"), Object.keys(contestants));

console.log(`signing a body of ${Buffer.byteLength(body)} bytes (message ${message.length}), CPU time, node ${process.version}`);
for (const { name, microseconds, ratio } of timings)
  console.log(`${name.padEnd(62)} ${microseconds.toFixed(2).padStart(8)} µs  ${ratio.toFixed(2)} × bare`);
const [, , , signer, vendor] = timings;
console.log(`the SDK takes ${((vendor?.microseconds ?? 0) / (signer?.microseconds ?? 1)).toFixed(2)} times as long as checkoutSigner`);
