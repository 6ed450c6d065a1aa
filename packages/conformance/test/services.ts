/** Services for tests: a sandbox on a port, and a proxy before it with its reports. */
import { startSandbox } from "@maksu/sandbox";
import { type ProxyOptions, type ProxyReport, type SigningProxy, startProxy } from "../src/proxy/start-proxy.ts";

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

export const startService = (): Promise<Sandbox> => startSandbox({ clock: "2026-03-02T09:00:00Z" });

export async function startReporting(options: ProxyOptions): Promise<SigningProxy & { readonly reports: ProxyReport[] }> {
  const reports: ProxyReport[] = [];
  const proxy = await startProxy({ ...options, onRequest: (report) => void reports.push(report) });
  return { ...proxy, reports };
}
