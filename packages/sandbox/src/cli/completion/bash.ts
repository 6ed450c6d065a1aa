import { casesOf } from "./cases.ts";
import type { CompletedCommand, CompletedWord } from "./words.ts";

const offer = (words: readonly CompletedWord[]): string =>
  `words=$'${words.map(({ word }) => word.replaceAll("'", String.raw`\'`)).join(String.raw`\n`)}'`;

/** Writes the script for bash. */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const { pairs, values, words } = casesOf(commands, offer);
  return `# bash completion of maksu-sandbox
_maksu_sandbox() {
  local IFS=$'\\n' current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]} command='' words=''
  ((COMP_CWORD > 1)) && [[ \${COMP_WORDS[1]} != -* ]] && command=\${COMP_WORDS[1]}
  if ((COMP_CWORD > 2)); then
    case "$command \${COMP_WORDS[2]}" in
      ${pairs}) command="$command \${COMP_WORDS[2]}" ;;
    esac
  fi
  case "$command $previous" in
${values}
    *) case "$command" in
${words}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  COMPREPLY=("\${COMPREPLY[@]// /\\\\ }")
}
complete -o default -F _maksu_sandbox maksu-sandbox`;
}
