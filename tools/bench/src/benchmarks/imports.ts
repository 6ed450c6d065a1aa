/** Compares the import of a client with that of openapi-fetch, both net of an empty process. */
import { spawnSync } from "node:child_process";
import { type Findings, quantile, row } from "../row.ts";

const ROUNDS = 31;
const CLIENTS = ["@maksu/payment-client", "@maksu/merchant-client", "@maksu/legacy-client"];
const OTHER = "openapi-fetch";

export function imports(): Promise<Findings> {
  const names = ["", OTHER, ...CLIENTS];
  const taken = new Map(names.map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round++) for (const name of names) taken.get(name)?.push(milliseconds(name));
  const empty = quantile(taken.get("") ?? [], 0.5);
  const net = (name: string): number[] => (taken.get(name) ?? []).map((each) => each - empty);
  // The other side is small compared with the process it runs in: a single round would be noise.
  const base = quantile(net(OTHER), 0.5);
  const rows = CLIENTS.map((name) =>
    row(
      `import of ${name} to that of ${OTHER}, CPU, net of an empty process`,
      net(name).map((each) => each / base),
      { atMost: 3.5 },
    ),
  );
  return Promise.resolve({ rows, notes: [`empty process ${empty.toFixed(1)} ms, ${OTHER} ${base.toFixed(1)} ms more`] });
}

/** Measures the CPU time of a process that imports one module, in milliseconds. */
function milliseconds(name: string): number {
  const load = name === "" ? "" : `await import(${JSON.stringify(name)});`;
  const code = `${load}const { user, system } = process.cpuUsage(); process.stdout.write(String((user + system) / 1000));`;
  const { stdout, status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`import of ${name} failed: ${stderr}`);
  return Number(stdout);
}
