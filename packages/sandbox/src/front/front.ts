/**
 * The front: where programs reach the sandbox by the service's own hosts, unmodified. One port takes TLS by server name, for hosts files and network
 * aliases, and requests for a proxy. Connections for the service's hosts go on to the sandbox's own server, others pass through.
 */
import type { IncomingMessage } from "node:http";
import { createServer, type AddressInfo, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { createServer as createTlsServer, type TLSSocket } from "node:tls";
import type { Listening, Proxy } from "@maksu/service-front/http";
import { HANDSHAKE } from "./beginning.ts";
import { createCertificate } from "./certificate.ts";
import { ESTABLISHED, type Onward } from "./onward.ts";
import { serviceHostIn } from "./service-host.ts";

export interface FrontParts {
  /** The service's hosts. */
  readonly hosts: readonly string[];
  /** Where requests for other hosts go. */
  readonly onward: Onward;
  /** Milliseconds in which the beginning of a connection must have arrived. */
  readonly requestTimeout: number;
  /** Called where a client hangs up once it has seen the certificate, as one does that does not trust the authority. */
  readonly onDistrusted: () => void;
}

/** The front of a sandbox. */
export interface Front {
  readonly hosts: readonly string[];
  /** The authority that clients have to trust, in PEM. */
  readonly authority: string;
  /** The proxy's part, for the sandbox's own server. */
  readonly proxy: Proxy;
  /** Starts to listen. Resolves to its address. */
  listen(at: { readonly port: number; readonly host: string }, serve: Listening["serve"]): Promise<string>;
  /** Accepts no connection any more. */
  end(): void;
  /** Closes the connections that are left. */
  close(): void;
}

/** Creates a front. Its authority is made for it alone. */
export function createFront({ hosts, onward, requestTimeout, onDistrusted }: FrontParts): Front {
  const { authority, certificate, key } = createCertificate(hosts);
  const sockets = new Set<Duplex>();
  const plain = new WeakSet<Duplex>();
  const tunnels = new WeakSet<Duplex>();
  const encrypted = new WeakSet<Duplex>();
  let serve: Listening["serve"] = (connection) => void connection.destroy();
  const own = (authorityOf: string): string | undefined => serviceHostIn(hosts, authorityOf);

  const options = { key, cert: certificate, ALPNProtocols: ["h2", "http/1.1"], handshakeTimeout: requestTimeout };
  const secured = createTlsServer(
    // Without a context, that of the options.
    { ...options, SNICallback: (name, use) => use(own(name) === undefined ? new Error("not a host of the service") : null) },
    (connection: TLSSocket) => {
      encrypted.add(connection);
      // Some clients check the certificate only once the handshake has ended here.
      connection.once("error", () => connection.bytesRead === 0 && onDistrusted());
      serve(connection);
    },
  );

  secured.on("tlsClientError", ({ code = "" }: NodeJS.ErrnoException, { servername }) => {
    if (DISTRUST.test(code) || (code === "ECONNRESET" && servername)) onDistrusted();
  });

  /** Finds out by its first byte what a connection speaks. */
  const accept = (socket: Duplex): void => {
    const late = setTimeout(() => socket.destroy(), requestTimeout);
    socket
      .once("close", () => clearTimeout(late))
      .once("data", (first: Buffer) => {
        clearTimeout(late);
        socket.pause();
        socket.unshift(first);
        if (first[0] === HANDSHAKE) {
          secured.emit("connection", socket);
          return;
        }
        plain.add(socket);
        serve(socket);
        socket.resume();
      });
  };

  const server = createServer((socket: Socket) => {
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.on("error", () => {}).once("close", () => sockets.delete(socket));
    accept(socket);
  });

  const proxy: Proxy = {
    connect({ url = "" }, socket, head) {
      if (!plain.has(socket)) return false;
      if (!AUTHORITY.test(url) || !URL.canParse(`http://${url}`)) return false;
      if (own(url) === undefined) return onward.connect(url, socket, head);
      // One in the other leads nowhere else.
      if (tunnels.has(socket)) return false;
      tunnels.add(socket);
      socket.write(ESTABLISHED);
      socket.unshift(head);
      accept(socket);
      return true;
    },
    request(incoming, outgoing) {
      const isPlain = plain.has(incoming.socket);
      if (!isPlain && !encrypted.has(incoming.socket) && incoming.httpVersionMajor !== 2) return false;
      const [, scheme = "", named = "", path = ""] = (isPlain && ABSOLUTE.exec(incoming.url ?? "")) || [];
      const host = own(named) ?? own(hostIn(incoming));
      if (scheme !== "") {
        // A target that isn't a URL stays as it is: not a path.
        if (host === undefined)
          return URL.canParse(`${scheme}://${named}`) && onward.request({ scheme, authority: named, path }, incoming, outgoing);
        incoming.url = path.startsWith("/") ? path : `/${path}`;
      }
      nameHost(incoming, host);
      return false;
    },
  };

  return {
    hosts,
    authority,
    proxy,
    async listen({ port, host }, to) {
      serve = to;
      await new Promise<void>((resolve, reject) => void server.once("error", reject).listen(port, host, resolve));
      return `http://${host.includes(":") ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
    },
    end: () => void server.close(),
    close() {
      server.close();
      secured.removeAllListeners();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** OpenSSL's names of the alerts that clients send (RFC 8446, section 6.2): `unknown_ca`, and `bad_certificate` or `certificate_unknown` of some. */
const DISTRUST = /ALERT_(UNKNOWN_CA|BAD_CERTIFICATE|CERTIFICATE_UNKNOWN)$/;

/** The target of a CONNECT: a host, and its port (RFC 9110, section 9.3.6). */
const AUTHORITY = /^[^@/?#\\]+$/;

/** The form of a request's target that proxies are sent (RFC 9112, section 3.2.2). */
const ABSOLUTE = /^(https?):\/\/([^/?#]*)((?:[/?][^#]*)?)$/i;

const hostIn = ({ headers }: IncomingMessage): string => headers.host ?? String(headers[":authority"] ?? "");

/** Gives a request the one spelling of a service's host, and removes what was said to the proxy. */
function nameHost(incoming: IncomingMessage, host = hostIn(incoming)): void {
  const { rawHeaders } = incoming;
  const isKept = (name = ""): boolean => !/^(:|host$|proxy-)/i.test(name);
  const kept = rawHeaders.filter((_each, index) => isKept(rawHeaders[index - (index % 2)]));
  rawHeaders.splice(0, rawHeaders.length, ...(host === "" ? [] : ["host", host]), ...kept);
}
