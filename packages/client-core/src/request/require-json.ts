import { ClientError } from "../errors.ts";
import type { Snapshot } from "./snapshot.ts";

/** @throws ClientError `body-invalid` for a body that can't be written as JSON */
export function requireJson(operationId: string, { json }: Snapshot): void {
  if (json === null)
    throw new ClientError("body-invalid", operationId, "body can't be written as JSON: it has a BigInt, is a function, or contains itself");
}
