/** The first bytes that a client sends, which say whom it means: in TLS, whose server name is not encrypted (RFC 6066, section 3), and in HTTP. */

/** The first byte of a TLS connection: a record of a handshake (RFC 8446, section 5.1). */
export const HANDSHAKE = 22;

/** Most bytes of a head of HTTP, as Node itself has it. */
export const HEAD = 16_384;

/** The first byte of the message in it with which a client begins (RFC 8446, section 4). */
const CLIENT_HELLO = 1;

/** Whether these bytes are all of a first record of TLS, or of a head of HTTP. Of another protocol any are enough. */
export function isWholeBeginning(bytes: Buffer): boolean {
  if (bytes[0] === HANDSHAKE && bytes[5] === CLIENT_HELLO) return bytes.length >= 5 + bytes.readUInt16BE(3);
  const text = bytes.toString("latin1", 0, HEAD);
  return !/^[A-Z]+ \S+ HTTP\/1\.\d\r\n/.test(text) || text.includes("\r\n\r\n") || bytes.length >= HEAD;
}

/** Finds the one of these hosts that they name. */
export function hostNamedIn(hosts: readonly string[], bytes: Buffer): string | undefined {
  const text = bytes.toString("latin1", 0, HEAD).toLowerCase();
  return hosts.find((host) => text.includes(host));
}
