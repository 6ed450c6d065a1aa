/** The settings of the one public service of this interface: Paytrail's. The descriptions name neither host nor API. */
export const paytrail: { readonly baseUrl: string; readonly apiName: string } = Object.freeze({
  baseUrl: "https://api.paytrail.com",
  apiName: "PaytrailMerchantAPI",
});
