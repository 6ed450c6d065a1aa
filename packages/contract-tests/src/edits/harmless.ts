/** Edits that no check reports, each with the reason. */
import type { Text } from "./edit.ts";

interface Harmless extends Text {
  readonly description: string;
  readonly reason: string;
}

export const HARMLESS: readonly Harmless[] = [
  {
    description: "sandbox-control",
    file: "components/schemas/Settings.yaml",
    find: "    maximum: 100\n",
    replace: "    maximum: 1000\n",
    reason: "the toolkit decides the limits of its own API, and the sandbox takes them from the description",
  },
  {
    description: "sandbox-control",
    file: "openapi.yaml",
    find: "localhost:4020",
    replace: "localhost:4021",
    reason: "an address in servers is an example: clients are given theirs",
  },
];
