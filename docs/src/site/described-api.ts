import { APIS, readBundle } from "@maksu/apis";
import type { JsonObject } from "@maksu/openapi";
import type { ErrorCatalogue } from "@maksu/openapi-runtime";
import { API_NAMES, type ApiName } from "@maksu/service-front";

/** An API with what its generated pages are made of. */
export interface DescribedApi {
  readonly name: ApiName;
  readonly bundle: JsonObject;
  readonly catalogue: ErrorCatalogue;
}

/** Lists the service's APIs. */
export const describedApis = (): readonly DescribedApi[] =>
  API_NAMES.map((name) => ({ name, bundle: readBundle(`${name}-api`), catalogue: APIS[name].catalogue }));

/** Links an operation's page, from a page in the folder above. */
export const operationLink = ({ name }: DescribedApi, operationId: string): string => `[\`${operationId}\`](${name}/${operationId}.md)`;

/** Links an error code to its place in the catalogue; returns an empty string for none. */
export const errorLink = ({ name }: DescribedApi, errorCode: string, folder = ""): string =>
  errorCode === "" ? "" : `[\`${errorCode}\`](${folder}errors.md#${name}-${errorCode})`;
