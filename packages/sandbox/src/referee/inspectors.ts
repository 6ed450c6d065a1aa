import { API_NAMES, type ApiName, descriptionOf, responseReadersOf, type ServiceNames, withServiceNames } from "@maksu/service-front";
import { createReferee } from "@maksu/service-front/referee";
import { createInspector, type Inspector, type Violation } from "./violations.ts";

/**
 * Creates the inspector of each API.
 *
 * @param names - those of the service that the descriptions are of
 * @throws Error when Ajv is not installed
 */
export async function createInspectors(names: ServiceNames, violations: Violation[]): Promise<Readonly<Record<ApiName, Inspector>>> {
  const inspectors = await Promise.all(
    API_NAMES.map(
      async (name) =>
        [
          name,
          createInspector(await createReferee(withServiceNames(descriptionOf(name), names), responseReadersOf(name)), violations),
        ] as const,
    ),
  );
  return Object.fromEntries(inspectors) as Record<ApiName, Inspector>;
}
