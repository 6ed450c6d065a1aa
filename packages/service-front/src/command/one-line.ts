/** Text that a request chose, as a part of a line of output. */

/** Limits a path or URL to one line, without terminal control characters. */
export const printablePath = (path: string): string => path.slice(0, 200).replaceAll(/[^!-~]/g, "?");

/** Removes line breaks and terminal control characters: a field may have any name. */
export const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "?");
