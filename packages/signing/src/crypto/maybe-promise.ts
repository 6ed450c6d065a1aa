/** What is there at once over node:crypto and comes as a promise over WebCrypto. */
export type MaybePromise<T> = T | Promise<T>;

/** Calls `step` with the value: at once when it is there, without a turn of the microtask queue. */
export function andThen<T, U>(value: MaybePromise<T>, step: (value: T) => MaybePromise<U>): MaybePromise<U> {
  return value instanceof Promise ? value.then(step) : step(value);
}
