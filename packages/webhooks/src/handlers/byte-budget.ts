/** Memory that deliveries share: each takes what it needs and gives it back. */

/** So many bytes for all deliveries together. */
export class ByteBudget {
  #free: number;

  constructor(bytes: number) {
    this.#free = bytes;
  }

  /** A share for one delivery, of nothing as yet. */
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

/** What a delivery has of the budget. */
export interface ByteShare {
  /** Takes so many bytes more; false when there are not so many left. */
  readonly take: (bytes: number) => boolean;
  /** Gives so many bytes back, or all of them. */
  readonly give: (bytes?: number) => void;
}
