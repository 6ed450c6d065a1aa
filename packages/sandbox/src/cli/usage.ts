import { commandTitles } from "./control/usage.ts";
import { OWN_COMMANDS } from "./own-commands.ts";
import { startUsage } from "./start-flags.ts";

/** The text of `--help`. */
export const usage = (): string => `maksu-sandbox [options]
maksu-sandbox COMMAND [options]

Runs a sandbox of the payment service until SIGINT or SIGTERM, on port 4020, or a command.

${optionsUsage()}
  --front-ca FILE             write the authorities of the system and that of the front to a file, for containers
  --version                   the version of this package

Commands; each has --help:

${linesOf(OWN_COMMANDS.flatMap(({ title, summary }) => (title === "" ? [] : [{ title, summary }])))}

Commands that control a running sandbox; each prints JSON, a list with one element on a line, and on a terminal as a table:

${linesOf(commandTitles())}

Examples:

  maksu-sandbox --clock frozen --seed orders
  maksu-sandbox pay 5770642a --method nordea
  maksu-sandbox logs --follow`;

const linesOf = (commands: readonly { readonly title: string; readonly summary: string }[]): string =>
  commands.map(({ title, summary }) => `  ${title.padEnd(26)}  ${summary}`).join("\n");

/** The text of `run --help`. */
export const runUsage = (): string =>
  `${RUN}

Starts a sandbox on a free port, and runs the program with MAKSU_SANDBOX_URL in its environment. Requests to the service's hosts go to the sandbox,
in any language whose HTTP client reads the proxy and the authorities of the environment. It has the profile paytrail, and ends with the program's
exit status. The sandbox's lines go to standard error. Options come before --; what follows is the program's.

${optionsUsage()}
  --sealed                    run it where nothing leads out, for programs that read no environment; needs Linux
`.trimEnd();

const RUN = "maksu-sandbox run [options] -- PROGRAM [arguments]";

const optionsUsage = (): string => `${startUsage()}
  --json                      print objects of JSON instead of lines
  --quiet                     print no line per request and event
  -h, --help                  this text`;
