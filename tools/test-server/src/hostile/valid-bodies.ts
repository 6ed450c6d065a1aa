/** The smallest valid bodies, to break one thing at a time. */
export const payment = {
  stamp: "s",
  reference: "r",
  amount: 100,
  currency: "EUR",
  language: "FI",
  items: [{ unitPrice: 100, units: 1, vatPercentage: 0, productCode: "p" }],
  customer: { email: "maija@example.com" },
  redirectUrls: { success: "https://shop.example.com/ok", cancel: "https://shop.example.com/no" },
};
export const tokenPayment = { ...payment, token: "818c478e-5682-46bf-97fd-b9c2b93a3fcd" };
export const paymentRefund = { amount: 1, callbackUrls: { success: "https://shop.example.com/ok", cancel: "https://shop.example.com/no" } };
export const report = { requestType: "json", callbackUrl: "https://shop.example.com/report" };

export const refund = { rows: [{ amount: 1 }] };

export const urlSet = {
  success: "https://shop.example.com/ok",
  failure: "https://shop.example.com/failed",
  notification: "https://shop.example.com/notify",
};
export const order = { orderNumber: "1", currency: "EUR", price: "10.00", urlSet };
export const address = { street: "Katu 1", postalCode: "00100", postalOffice: "Helsinki", country: "FI" };
export const contact = { firstName: "Maija", lastName: "Mallikas", email: "maija@example.com", address };
export const product = { title: "Kirja", amount: "1", price: "10.00", vat: "10" };
export const orderDetails = { includeVat: "1", contact, products: [product] };
export const detailedOrder = { orderNumber: "1", currency: "EUR", urlSet, orderDetails };
