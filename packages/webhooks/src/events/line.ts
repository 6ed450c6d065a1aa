/** Checks that a text has at most so many characters and no control characters, as values of pipe-joined messages do. */
export function isLine(text: string, most: number = Number.POSITIVE_INFINITY): boolean {
  return !/\p{Cc}/u.test(text) && Array.from(text).length <= most;
}
