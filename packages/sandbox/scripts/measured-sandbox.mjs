// A sandbox in a separate process, which reports its memory after garbage collection. Start it with --expose-gc and an IPC channel.
import { serveMeasured } from "@maksu/test-server/hostile";
import { startSandbox } from "../dist/index.js";

const { FRONT, REQUEST_TIMEOUT = "30000" } = process.env;
const sandbox = await startSandbox({ clock: "frozen", requestTimeout: Number(REQUEST_TIMEOUT), ...(FRONT && { front: 0 }) });
const { url } = sandbox.front ?? sandbox;
serveMeasured({ urls: { payment: url, merchant: url, legacy: url }, close: sandbox.close });
