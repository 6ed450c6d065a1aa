/** Whether a text is of so many characters at most, none of them a control character: the values of messages that are joined have none. */
export function isLine(text: string, most: number = Number.POSITIVE_INFINITY): boolean {
  return !/\p{Cc}/u.test(text) && Array.from(text).length <= most;
}
