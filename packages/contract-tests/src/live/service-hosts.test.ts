import { paytrail as legacy } from "@maksu/legacy-client";
import { paytrail as merchant } from "@maksu/merchant-client";
import { paytrail as payment } from "@maksu/payment-client";
import { serviceHosts } from "@maksu/service-front";
import { expect, test } from "vitest";

test.each([payment, merchant, legacy])("the profile paytrail has the host of the clients' $baseUrl", ({ baseUrl }) => {
  expect(serviceHosts("paytrail")).toContain(new URL(baseUrl).host);
});
