# Checks the inputs of the action before anything uses them: bash evaluates what stands in an arithmetic expression, and npm takes more than versions.
# Sourced by each step, with the inputs in the environment. LC_ALL: a range of characters is one of ASCII.
check() { # an input's name, its value, the pattern of the whole value, and what it must be
  local LC_ALL=C
  [[ "$2" =~ ^($3)$ ]] || { printf 'The input %s must be %s, but is %q.\n' "$1" "$4" "$2" >&2; exit 2; }
}
check command "$COMMAND" 'mock|sandbox|shop-check' 'mock, sandbox or shop-check'
# No empty alternative in a pattern: macOS takes none. What is no version, such as 1.2.3-a..b, is a tag to npm.
[[ -z "$VERSION" ]] ||
  check version "$VERSION" '[0-9]{1,9}\.[0-9]{1,9}\.[0-9]{1,9}(-[0-9A-Za-z-]{1,99}(\.[0-9A-Za-z-]{1,99})*)?' 'empty, or an exact version like 1.2.3'
# The mock servers take two more ports.
check port "$PORT" '[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-3]' 'a whole number from 1 to 65533'
