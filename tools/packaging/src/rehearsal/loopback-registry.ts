/** A registry on loopback, in memory: what npm needs to publish packages and to install them again. */
import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";

export interface LoopbackRegistry {
  readonly url: string;
  /** The published packages, as `name@version`. */
  readonly published: readonly string[];
  readonly access: readonly string[];
  close(): void;
}

interface Packument {
  readonly name: string;
  readonly access: string;
  readonly "dist-tags": Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, { readonly dist: object }>>;
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

/** Starts an empty registry, or one that responds to every request of a kind with an error. */
export async function startRegistry(rejecting: { readonly get?: number; readonly put?: number } = {}): Promise<LoopbackRegistry> {
  const packages = new Map<string, Omit<Packument, "_attachments">>();
  const tarballs = new Map<string, Buffer>();
  const [published, access]: [string[], string[]] = [[], []];
  let url = "";
  const server: Server = createServer(async (request, response) => {
    const name = decodeURIComponent((request.url ?? "").slice(1));
    const respond = (status: number, body: object): void => void response.writeHead(status).end(JSON.stringify(body));
    const status = request.method === "PUT" ? rejecting.put : rejecting.get;
    const body = await text(request);
    if (status !== undefined) return respond(status, { error: "rejected" });
    if (request.method !== "PUT") {
      const tarball = tarballs.get(name);
      if (tarball) return void response.writeHead(200).end(tarball);
      return respond(packages.has(name) ? 200 : 404, packages.get(name) ?? { error: "not found" });
    }
    const { _attachments, ...come }: Packument = JSON.parse(body);
    const [[file = "", { data }] = ["", { data: "" }]] = Object.entries(_attachments);
    tarballs.set(file, Buffer.from(data, "base64"));
    const versions = Object.entries(come.versions).map(([version, manifest]) => [
      version,
      { ...manifest, dist: { ...manifest.dist, tarball: url + encodeURIComponent(file) } },
    ]);
    packages.set(name, { ...come, versions: { ...packages.get(name)?.versions, ...Object.fromEntries(versions) } });
    published.push(...Object.keys(come.versions).map((version) => `${name}@${version}`));
    access.push(come.access);
    respond(201, {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/`;
  return {
    url,
    published,
    access,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
