/** A number of things in words: `1 payment`, `2 payments`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
