/** Stops what is under way. */

/** Resolves to the result; to undefined as soon as the signal is aborted, whatever becomes of what was begun. */
export function unlessStopped<Result>(signal: AbortSignal | undefined, run: () => Promise<Result>): Promise<Result | undefined> {
  if (signal?.aborted) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve(undefined);
    signal?.addEventListener("abort", stop, { once: true });
    run()
      .then(resolve, reject)
      .finally(() => signal?.removeEventListener("abort", stop));
  });
}

/** Signals that stop a program, with its exit status then. */
export const STATUS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Calls the signals that this process gets by one name. Disposed of, they end the process again. */
export function onStop(): Disposable & { readonly signal: AbortSignal; status(): number } {
  const abort = new AbortController();
  const names = Object.keys(STATUS) as (keyof typeof STATUS)[];
  let status = 0;
  // Each time: a terminal sends one to the whole group, and the check sends its jobs another.
  const stop = (name: keyof typeof STATUS): void => {
    status ||= STATUS[name];
    abort.abort();
  };
  for (const name of names) process.on(name, stop);
  return {
    signal: abort.signal,
    status: () => status,
    [Symbol.dispose]: () => {
      for (const name of names) process.off(name, stop);
    },
  };
}
