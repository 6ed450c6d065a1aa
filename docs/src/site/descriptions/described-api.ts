import { APIS, readBundle } from "@maksu/apis";
import type { JsonObject } from "@maksu/openapi";
import type { ErrorCatalogue } from "@maksu/openapi-runtime";
import { API_NAMES } from "@maksu/service-front";
import { code } from "../markdown/markdown.ts";

/** An API with what its generated pages are made of. */
export interface DescribedApi {
  readonly name: string;
  readonly bundle: JsonObject;
  readonly catalogue: ErrorCatalogue;
}

/** Lists the service's APIs. */
export const describedApis = (): readonly DescribedApi[] =>
  API_NAMES.map((name) => ({ name, bundle: readBundle(`${name}-api`), catalogue: APIS[name].catalogue }));

/** Links an operation's page, from a page in the folder above. */
export const operationLink = ({ name }: DescribedApi, operationId: string): string => `[${code(operationId)}](${name}/${operationId}.md)`;

/** Links an error code to its place in the catalogue, if it is there; returns an empty string for none. */
export const errorLink = ({ name, catalogue }: DescribedApi, errorCode: string, folder = ""): string =>
  errorCode in catalogue ? `[${code(errorCode)}](${folder}errors.md#${name}-${errorCode})` : code(errorCode);
