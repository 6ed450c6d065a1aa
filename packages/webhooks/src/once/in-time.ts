/**
 * Runs an operation that must settle in time.
 *
 * @param onHanging - creates the error to throw when it has not, given the promise that may settle later
 */
export async function inTime<T>(run: () => Promise<T>, milliseconds: number, onHanging: (late: Promise<T>) => Error): Promise<T> {
  const running = run();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hanging = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(onHanging(running)), milliseconds);
  });
  try {
    return await Promise.race([running, hanging]);
  } finally {
    clearTimeout(timer);
  }
}
