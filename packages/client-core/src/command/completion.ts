import type { ClientCommand } from "./client-command.ts";
import { flagOptions } from "./flags.ts";

/** Writes the script that lets bash complete the names of operations and flags. */
export function completionScript(command: ClientCommand): string {
  const called = `_${command.name.replaceAll("-", "_")}`;
  const operations = Object.entries(command.operations);
  const flagsOf = operations.map(([operationId, operation]) => {
    const flags = Object.keys(flagOptions(command, operation)).map((name) => `--${name}`);
    return `    ${operationId}) words='${flags.join(" ")}' ;;`;
  });
  return `${called}() {
  local words=''
  case \${COMP_WORDS[1]} in
${flagsOf.join("\n")}
  esac
  [ "$COMP_CWORD" -eq 1 ] && words='${[...operations.map(([operationId]) => operationId), "completion", "help", "--help", "--version"].join(" ")}'
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F ${called} ${command.name}
`;
}
