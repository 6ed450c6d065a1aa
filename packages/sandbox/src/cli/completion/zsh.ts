import { casesOf, quoted } from "./cases.ts";
import type { CompletedCommand, CompletedWord } from "./words.ts";

/** Words with their descriptions, as `_describe` takes them. */
const offer = (words: readonly CompletedWord[]): string =>
  `entries=(${words.map(({ word, text }) => quoted(word.replaceAll(":", String.raw`\:`) + (text === "" ? "" : `:${text}`))).join(" ")})`;

/** Writes the script for zsh. */
export function zshScript(commands: readonly CompletedCommand[]): string {
  const { pairs, values, words } = casesOf(commands, offer);
  return `#compdef maksu-sandbox
_maksu_sandbox() {
  local command='' previous=\${words[CURRENT-1]}
  local -a entries
  (( CURRENT > 2 )) && [[ \${words[2]} != -* ]] && command=\${words[2]}
  if (( CURRENT > 3 )); then
    case "$command \${words[3]}" in
      ${pairs}) command="$command \${words[3]}" ;;
    esac
  fi
  case "$command $previous" in
${values}
    *) case "$command" in
${words}
    esac ;;
  esac
  if (( $#entries )); then _describe maksu-sandbox entries; else _files; fi
}
compdef _maksu_sandbox maksu-sandbox`;
}
