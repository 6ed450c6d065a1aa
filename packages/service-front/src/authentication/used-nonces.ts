/** Remembers used nonces. */
export interface UsedNonces {
  /** Returns true the first time that an account uses a nonce. */
  use(account: string, nonce: string): boolean;
}

const REMEMBERED = 100_000;

/** Creates a memory of used nonces, which drops the oldest when it is full. */
export function createUsedNonces(): UsedNonces {
  const seen = new Set<string>();
  return {
    use(account, nonce) {
      const key = `${account} ${nonce}`;
      if (seen.has(key)) return false;
      seen.add(key);
      const [oldest] = seen;
      if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
      return true;
    },
  };
}
