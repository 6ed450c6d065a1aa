/** Who calls: a merchant for each API. */
import { API_NAMES, type ApiName, type Caller, type ProfileName, TEST_CREDENTIALS } from "@maksu/service-front";

/** The merchants to sign for; an API without one has its published test merchant. */
export type Callers = { readonly [api in ApiName]?: Caller };

/** Options of whatever calls a service. */
export interface ServiceOptions {
  /** The APIs to call. @defaultValue all */
  readonly apis?: readonly ApiName[] | undefined;
  /** Whom to sign for. @defaultValue the published test merchants */
  readonly callers?: Callers | undefined;
  /** The service whose names of API and version header are sent. @defaultValue those of the descriptions */
  readonly profile?: ProfileName | undefined;
}

/** The caller of each API: the given one, or the first published test merchant. */
export const callersOf = (given: Callers = {}): Readonly<Record<ApiName, Caller>> =>
  Object.fromEntries(
    API_NAMES.map((api) => {
      const [[id = "", secret = ""] = []] = Object.entries(TEST_CREDENTIALS[api]);
      return [api, given[api] ?? { id, secret }];
    }),
  ) as Record<ApiName, Caller>;
