/** The settings of the one public service of this interface: Paytrail's. The descriptions name no host. */
export const paytrail: { readonly baseUrl: string } = Object.freeze({ baseUrl: "https://services.paytrail.com" });
