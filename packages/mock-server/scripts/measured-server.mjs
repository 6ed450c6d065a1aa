// The mock servers in a separate process, which reports its memory after garbage collection. Start it with --expose-gc and an IPC channel.
import { startMockServer } from "../dist/index.js";

const mock = await startMockServer({ requestTimeout: Number(process.env.REQUEST_TIMEOUT ?? 30_000) });
process.on("message", async (message) => {
  if (message === "memory") {
    for (let i = 0; i < 4; i++) {
      globalThis.gc();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send({ memory: { heap: heapUsed + external, rss, cpu: process.cpuUsage() } });
  }
  if (message === "stop") {
    await mock.close();
    process.disconnect();
  }
});
process.send({ urls: mock.urls });
