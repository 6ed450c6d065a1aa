/** The settings of the one public service of this interface: Paytrail's. The description names neither host nor header. */
export const paytrail: { readonly baseUrl: string; readonly apiVersionHeader: string } = Object.freeze({
  baseUrl: "https://payment.paytrail.com",
  apiVersionHeader: "X-Verkkomaksut-Api-Version",
});
