/** Commands that install packages, for other package managers than npm. */

const MANAGERS: readonly (readonly [name: string, ...changes: (readonly [npm: RegExp, own: string])[]])[] = [
  ["npm"],
  ["pnpm", [/^npm install /, "pnpm add "], [/^npx /, "pnpm dlx "]],
  ["yarn", [/^npm install /, "yarn add "], [/^(yarn add )--save-dev /, "$1--dev "], [/^npx /, "yarn dlx "]],
];

/** Returns the lines for each package manager, with its name; nothing if they are other commands as well, or install nothing. */
export function installLines(code: string): readonly (readonly [manager: string, code: string])[] {
  const lines = code.trimEnd().split("\n");
  if (!code.includes("npm install ") || !lines.every((line) => /^(npm install|npx) /.test(line))) return [];
  return MANAGERS.map(([name, ...changes]) => {
    const own = lines.map((line) => changes.reduce((changed, [npm, by]) => changed.replace(npm, by), line).split(/ +(?=# )/));
    const width = Math.max(...own.map(([command = ""]) => command.length));
    return [
      name,
      own.map(([command = "", comment]) => (comment === undefined ? command : `${command.padEnd(width)}   ${comment}`)).join("\n") + "\n",
    ];
  });
}
