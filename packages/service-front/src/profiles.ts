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

/** Returns the names of a profile, or those in the descriptions; `merchantApiName` replaces either. */
export function serviceNames({ profile, merchantApiName }: { profile?: ProfileName; merchantApiName?: string }): ServiceNames {
  const names = profile === undefined ? DOCUMENTED_NAMES : PROFILES[profile];
  return merchantApiName === undefined ? names : { ...names, merchantApiName };
}
