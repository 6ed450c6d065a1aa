/** Who calls: a merchant for each API. */
import { API_NAMES, type ApiName, type Caller, TEST_CREDENTIALS } from "@maksu/service-front";

/** The merchants to sign for; an API without one has its published test merchant. */
export type Callers = { readonly [api in ApiName]?: Caller };

/** The caller of each API: the given one, or the first published test merchant. */
export const callersOf = (given: Callers = {}): Readonly<Record<ApiName, Caller>> =>
  Object.fromEntries(
    API_NAMES.map((api) => {
      const [[id = "", secret = ""] = []] = Object.entries(TEST_CREDENTIALS[api]);
      return [api, given[api] ?? { id, secret }];
    }),
  ) as Record<ApiName, Caller>;
