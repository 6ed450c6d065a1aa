import { API_NAMES, type ApiName } from "@maksu/mock-server";
import type { TestedApi } from "./apis/tested-api.ts";

const load = async (name: ApiName): Promise<readonly [ApiName, TestedApi]> => {
  const { api } = (await import(`./apis/${name}.ts`)) as { readonly api: TestedApi };
  return [name, api];
};

/** Every API has a module of its name in the folder `apis`. */
export const TESTED: Readonly<Record<ApiName, TestedApi>> = Object.fromEntries(await Promise.all(API_NAMES.map(load))) as Record<
  ApiName,
  TestedApi
>;
