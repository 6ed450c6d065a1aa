/** Code that handles results of any client. */
import { ClientError, type ClientErrorCode, type Options, unwrap } from "@maksu/client-core";
import type { OperationTable } from "@maksu/openapi-runtime";
import { exactJson } from "@maksu/openapi-runtime/exact-json";
import { type Validators, type Violation } from "@maksu/openapi-runtime/validation";

interface Result {
  readonly ok: true;
  readonly operationId: string;
  readonly status: 200;
  readonly data: { readonly id: string };
}

export const idOf = (result: Result): string => unwrap(result).id;
export const codeOf = (error: unknown): ClientErrorCode | undefined => (error instanceof ClientError ? error.code : undefined);
export const options: Options = { timeout: 1000, signal: AbortSignal.timeout(500) };
export const read: unknown = exactJson(["referenceNumber"])("{}");
export type Given = [OperationTable, Validators, Violation];

export function rejected(): void {
  // @ts-expect-error: milliseconds are a number
  void ({ timeout: "1 s" } satisfies Options);
  // @ts-expect-error: unknown code
  void ("no-such-code" satisfies ClientErrorCode);
}
