/** The names that a service has where the descriptions have placeholders. */
export interface ServiceNames {
  /** API name in the Merchant API's `Authorization`. */
  readonly merchantApiName: string;
  /** Header of the legacy interface's version. */
  readonly legacyVersionHeader: string;
}

/** The names in the descriptions. */
export const DOCUMENTED_NAMES: ServiceNames = Object.freeze({
  merchantApiName: "ServiceMerchantAPI",
  legacyVersionHeader: "X-Service-Api-Version",
});

/** The real services of these interfaces. */
export const PROFILE_NAMES = ["paytrail"] as const;

/** Name of a real service. */
export type ProfileName = (typeof PROFILE_NAMES)[number];

const PROFILES: Readonly<Record<ProfileName, ServiceNames>> = {
  paytrail: { merchantApiName: "PaytrailMerchantAPI", legacyVersionHeader: "X-Verkkomaksut-Api-Version" },
};

const HOSTS: Readonly<Record<ProfileName, readonly string[]>> = {
  paytrail: ["services.paytrail.com", "api.paytrail.com", "payment.paytrail.com", "api.checkout.fi"],
};

/** Returns the hosts that clients of a real service call: those of the three APIs, and former ones. */
export const serviceHosts = (profile: ProfileName): readonly string[] => HOSTS[profile];

/**
 * Returns how to get the same names on both sides, where a request has those of the descriptions and the server expects a profile's, or the reverse.
 *
 * @param isGiven - returns whether the request has a name
 */
export function profileHint(kind: keyof ServiceNames, expected: string, isGiven: (name: string) => boolean): string | undefined {
  const documented = DOCUMENTED_NAMES[kind];
  for (const profile of PROFILE_NAMES) {
    const own = PROFILES[profile][kind];
    if (expected === own && isGiven(documented)) return `spread \`${profile}\` into the client's settings`;
    if (expected === documented && isGiven(own)) return `start the mock with --profile ${profile}`;
  }
  return undefined;
}

/** Returns a description whose texts and examples have a service's own API name. */
export const withServiceNames = (document: object, { merchantApiName }: ServiceNames): object =>
  merchantApiName === DOCUMENTED_NAMES.merchantApiName
    ? document
    : (JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
        typeof value === "string" ? value.replaceAll(DOCUMENTED_NAMES.merchantApiName, () => merchantApiName) : value,
      ) as object);

/** Returns the names of a profile, or those in the descriptions; `merchantApiName` replaces either. */
export function serviceNames({ profile, merchantApiName }: { profile?: ProfileName; merchantApiName?: string }): ServiceNames {
  const names = profile === undefined ? DOCUMENTED_NAMES : PROFILES[profile];
  return merchantApiName === undefined ? names : { ...names, merchantApiName };
}
