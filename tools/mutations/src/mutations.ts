import { clientMutations } from "./code/client.ts";
import { mockServerMutations } from "./code/mock-server.ts";
import { sandboxBooksMutations } from "./code/sandbox-books.ts";
import { sandboxControlMutations } from "./code/sandbox-control.ts";
import { sandboxOrderMutations } from "./code/sandbox-orders.ts";
import { sandboxMutations } from "./code/sandbox.ts";
import type { Mutation } from "./mutation.ts";
import { breakingMutations } from "./specs/breaking.ts";
import { contractMutations } from "./specs/contract.ts";
import { documentsMutations } from "./specs/documents.ts";
import { driftMutations } from "./specs/drift.ts";
import { lintMutations } from "./specs/lint.ts";
import { typesMutations } from "./specs/types.ts";
import { valueMutations } from "./specs/values.ts";

/** Every mistake that the checks must catch. */
export const mutations: readonly Mutation[] = [
  ...lintMutations,
  ...driftMutations,
  ...typesMutations,
  ...breakingMutations,
  ...documentsMutations,
  ...contractMutations,
  ...valueMutations,
  ...clientMutations,
  ...mockServerMutations,
  ...sandboxMutations,
  ...sandboxBooksMutations,
  ...sandboxControlMutations,
  ...sandboxOrderMutations,
];
