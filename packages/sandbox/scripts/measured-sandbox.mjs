// A sandbox in a separate process, which reports its memory after garbage collection. Start it with --expose-gc and an IPC channel.
import { serveMeasured } from "@maksu/test-server/hostile";
import { startSandbox } from "../dist/index.js";

const sandbox = await startSandbox({ clock: "frozen", requestTimeout: Number(process.env.REQUEST_TIMEOUT ?? 30_000) });
const { url } = sandbox;
serveMeasured({ urls: { payment: url, merchant: url, legacy: url }, close: sandbox.close });
