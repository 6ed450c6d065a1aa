/** A value that is synchronous over node:crypto and a promise over WebCrypto. */
export type MaybePromise<T> = T | Promise<T>;

/** Calls `step` with the value, synchronously if it is not a promise. */
export function andThen<T, U>(value: MaybePromise<T>, step: (value: T) => MaybePromise<U>): MaybePromise<U> {
  return value instanceof Promise ? value.then(step) : step(value);
}
