/** Nonces that were seen; of very many, the oldest are forgotten. */
export interface UsedNonces {
  /** True the first time that an account uses a nonce. */
  use(account: string, nonce: string): boolean;
}

const REMEMBERED = 100_000;

/** Makes a memory of nonces: the oldest of very many are forgotten. */
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
