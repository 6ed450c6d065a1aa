import { ClientError } from "../errors.ts";
import type { Snapshot } from "./snapshot.ts";

/** @throws ClientError `body-invalid` for a body that can't be written as JSON */
export function requireJson(operationId: string, { isUnwritable }: Snapshot): void {
  if (isUnwritable) throw notJson(operationId);
}

/** The error of a body that can't be written as JSON. Quotes nothing of it. */
export const notJson = (operationId: string): ClientError =>
  new ClientError(
    "body-invalid",
    operationId,
    "body can't be written as JSON: it has a BigInt, is a function, contains itself, or is nested too deeply for JavaScript's stack",
  );
