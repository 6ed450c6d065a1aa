import { expect, test } from "vitest";
import { createClock } from "../ground/clock.ts";
import type { Exchange } from "../ground/exchange.ts";
import { createRequestLog } from "./request-log.ts";

const exchange = (path: string): Exchange => ({ method: "GET", path, status: 200 }) as Exchange;

test("a request log keeps as many of the requests of another log as of its own", () => {
  const large = createRequestLog(createClock());
  for (let nth = 0; nth < 5; nth++) large.add(exchange(`/${nth}`));
  const small = createRequestLog(createClock(), 2);
  small.take(large.state());
  expect(small.list().map(({ path }) => path)).toEqual(["/3", "/4"]);
});
