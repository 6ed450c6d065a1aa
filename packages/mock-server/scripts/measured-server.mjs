// The mock servers in a separate process, which reports its memory after garbage collection. Start it with --expose-gc and an IPC channel.
import { serveMeasured } from "@maksu/test-server/hostile";
import { startMockServer } from "../dist/index.js";

serveMeasured(await startMockServer({ requestTimeout: Number(process.env.REQUEST_TIMEOUT ?? 30_000) }));
