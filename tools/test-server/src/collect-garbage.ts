import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Collects garbage every few milliseconds until it is disposed of, so that whatever nobody holds is gone. */
export function collectGarbage(): Disposable {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const timer = setInterval(collect, 5);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
