/**
 * A copy of a text in one piece. What `+`, templates and `JSON.stringify` return is in several pieces with room to spare: several times as large
 * when it is kept.
 */
export const flat = (text: string): string => {
  const copy = Buffer.from(text).toString();
  // Half of a surrogate pair has no UTF-8.
  return copy === text ? copy : text;
};
