/** How many histories the slow tests play, in pieces: a long run that ends early goes on with `-t "NAME .* piece N"`. */
const PIECE = 1000;

/** Histories of a right shop in Node and of one in PHP. */
export const RIGHT = Number(process.env["RIGHT_HISTORIES"] ?? 100);

/** Histories of each other shop. */
export const OTHERS = Number(process.env["HISTORIES"] ?? 100);

/** The pieces in which histories of a shop are played: each has a seed of its own. */
export const pieces = (
  name: string,
  histories: number,
): readonly { readonly name: string; readonly runs: number; readonly piece: number }[] =>
  Array.from({ length: Math.ceil(histories / PIECE) }, (_, index) => ({
    name,
    runs: Math.min(PIECE, histories - index * PIECE),
    piece: index + 1,
  }));
