import type { CheckedExchange } from "../src/check/difference.ts";

/** The differences of exchanges, a line for each that is distinct; notes are none. */
export const differencesIn = (exchanges: readonly CheckedExchange[]): readonly string[] => [
  ...new Set(
    exchanges
      .flatMap(({ differences }) => differences)
      .filter(({ isNote }) => !isNote)
      .map(({ kind, operationId, file, line, message }) => `${file}:${line} ${kind} ${operationId}: ${message}`),
  ),
];
