/** The APIs by their flat bundles. */
import { type Document, flatten, type JsonObject } from "@maksu/openapi";
import { API_NAMES, type ApiName, descriptionOf } from "@maksu/service-front";

/** An API and its flat bundle. */
export interface Described {
  readonly api: ApiName;
  readonly bundle: JsonObject;
}

/** Returns the APIs with their bundles; each description is flattened once. */
export const describedApis = (apis: readonly ApiName[] = API_NAMES): readonly Described[] =>
  apis.map((api) => {
    const known = flat.get(api) ?? { api, bundle: flatten(descriptionOf(api) as Document) };
    flat.set(api, known);
    return known;
  });

const flat = new Map<ApiName, Described>();
