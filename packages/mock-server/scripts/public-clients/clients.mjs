/** Public clients of the service, and every operation that each has. */
import {
  ACCOUNT,
  address,
  aggregatePayment,
  cardForm,
  contact,
  MERCHANT,
  orderUrls,
  payment,
  product,
  refund,
  SECRET,
  tokenPayment,
  TRANSACTION,
  withoutItems,
} from "./bodies.mjs";

const path = { transactionId: TRANSACTION };

/** By npm package: `calls` gets the package's `require` and a function that returns an API's URL, and returns a function per operation. */
export const CLIENTS = [
  {
    name: "@paytrail/paytrail-js-sdk",
    version: "1.0.5",
    calls(require, urlOf) {
      const { CallbackUrl, Customer, Item, PaytrailClient, ShopInShopItem } = require("@paytrail/paytrail-js-sdk");
      // It takes records of its own classes only.
      const fields = {
        customer: (customer) => Object.assign(new Customer(), customer),
        items: (items) => items.map((item) => Object.assign(item.merchant ? new ShopInShopItem() : new Item(), item)),
        redirectUrls: (urls) => Object.assign(new CallbackUrl(), urls),
        callbackUrls: (urls) => Object.assign(new CallbackUrl(), urls),
      };
      const own = (body) => Object.fromEntries(Object.entries(body).map(([name, value]) => [name, fields[name]?.(value) ?? value]));
      // Its address is a constant.
      require("axios").interceptors.request.use((config) => ({
        ...config,
        url: config.url.replace("https://services.paytrail.com", urlOf("payment")),
      }));
      const client = new PaytrailClient({ merchantId: ACCOUNT, secretKey: SECRET, platformName: "test" });
      const report = { requestType: "json", callbackUrl: "https://shop.example.com/report", paymentStatus: "paid" };
      return {
        listGroupedProviders: () => client.listGroupedProviders({ amount: 1525, language: "FI", groups: ["mobile", "bank"] }),
        createPayment: () => client.createPayment(own(payment)),
        "createPayment without items": () => client.createPayment(own(withoutItems)),
        createShopInShopPayment: () => client.createShopInShopPayment(own(aggregatePayment)),
        getPaymentStatus: () => client.getPaymentStatus(path),
        createRefund: () => client.createRefund(path, own(refund)),
        emailRefund: () => client.emailRefund(path, own({ ...refund, email: "maija@example.com" })),
        "paymentReportRequest by days": () => client.paymentReportRequest({ ...report, startDate: "2026-03-01", endDate: "2026-03-31" }),
        "paymentReportRequest by moments": () =>
          client.paymentReportRequest({ ...report, startDate: "2026-03-01T00:00:00", endDate: "2026-03-31T23:59:59" }),
        requestSettlements: () => client.requestSettlements({ startDate: "2026-03-01", endDate: "2026-03-31", limit: 1 }),
        createGetTokenRequest: () => client.createGetTokenRequest({ checkoutTokenizationId: TRANSACTION }),
        createMitPaymentCharge: () => client.createMitPaymentCharge(own(tokenPayment)),
        createMitPaymentAuthorizationHold: () => client.createMitPaymentAuthorizationHold(own(tokenPayment)),
        createCitPaymentCharge: () => client.createCitPaymentCharge(own(tokenPayment)),
        createCitPaymentAuthorizationHold: () => client.createCitPaymentAuthorizationHold(own(tokenPayment)),
        createMitPaymentCommit: () => client.createMitPaymentCommit(path, own(tokenPayment)),
        createCitPaymentCommit: () => client.createCitPaymentCommit(path, own(tokenPayment)),
        revertPaymentAuthorizationHold: () => client.revertPaymentAuthorizationHold(path),
        createAddCardFormRequest: () => client.createAddCardFormRequest(cardForm()),
      };
    },
  },
  {
    name: "checkout-finland",
    version: "1.1.3",
    calls(require, urlOf) {
      const { default: CheckoutClient } = require("checkout-finland");
      const client = Object.assign(new CheckoutClient(ACCOUNT, SECRET), { baseUrl: urlOf("payment") });
      return {
        createPayment: () => client.createPayment(payment),
        "createPayment without items": () => client.createPayment(withoutItems),
        getPayment: () => client.getPayment(TRANSACTION),
        createRefund: () => client.createRefund(refund, TRANSACTION),
        "createRefund with an empty email": () => client.createRefund({ ...refund, email: "" }, TRANSACTION),
        createEmailRefund: () => client.createEmailRefund({ ...refund, email: "maija@example.com" }, TRANSACTION),
        getPaymentMethods: () => client.getPaymentMethods({ amount: 1525 }),
        getPaymentMethodsGrouped: () => client.getPaymentMethodsGrouped({ amount: 1525, language: "FI" }),
      };
    },
  },
  {
    name: "node-paytrail",
    version: "0.0.1",
    calls(require, urlOf) {
      const Paytrail = require("node-paytrail");
      const client = new Paytrail(MERCHANT, { ...orderUrls, paymentCreate: `${urlOf("legacy")}/api-payment/create` });
      client.setContact(contact, address, {});
      client.addProduct(product);
      return { createPayment: () => client.createPayment({ orderNumber: "1" }) };
    },
  },
];
