/** A memory limit that deliveries share: each takes the bytes it needs and returns them. */

/** A number of bytes for all deliveries together. */
export class ByteBudget {
  #free: number;

  constructor(bytes: number) {
    this.#free = bytes;
  }

  /** Opens a share for one delivery, empty at first. */
  share(): ByteShare {
    let held = 0;
    return {
      take: (bytes) => {
        if (bytes > this.#free) return false;
        this.#free -= bytes;
        held += bytes;
        return true;
      },
      give: (bytes = held) => {
        this.#free += bytes;
        held -= bytes;
      },
    };
  }
}

/** The bytes that one delivery has taken from the budget. */
export interface ByteShare {
  /** Takes more bytes; false when the budget has too few left. */
  readonly take: (bytes: number) => boolean;
  /** Returns so many bytes, or all of them. */
  readonly give: (bytes?: number) => void;
}
