/** The rows of a report: a payment or a refund, field by field. Amounts are in euros, as exact decimals. */
import type { Item } from "@maksu/payment-api";
import type { paymentReportColumns } from "@maksu/payment-api/events";
import { helsinkiTime } from "../calendar/helsinki.ts";
import { methodNamed } from "../methods.ts";
import type { Payment } from "../payments/payment.ts";
import type { Refund } from "../refunds/refund.ts";
import type { Line } from "../settlements/line.ts";
import type { Settlement } from "../settlements/settlement.ts";
import { type Decimal, decimal, euros, percentage } from "./decimal.ts";
import { rowStatus } from "./row-status.ts";
import { type ReportItem, refundedItems, tradedItems, vatOf } from "./row-items.ts";

/** A field of a row. */
export type ReportField = keyof typeof paymentReportColumns;

/** A value of a field. */
export type ReportValue = string | null | Decimal | readonly ReportItem[];

/** A row; a field without a value is absent. */
export type ReportRow = { readonly [field in ReportField]?: ReportValue };

/** The subject of a row. */
export interface Reported {
  readonly payment: Payment;
  /** Of a refund's row. */
  readonly refund?: Refund;
  /** The lines in the books: those of all accounts, or of the one that is reported. */
  readonly lines: readonly Line[];
  /** The settlements that have them. */
  readonly settlements: readonly Settlement[];
  /** The items that are reported: all, or those of a sub-merchant. */
  readonly items: readonly Item[];
  /** Whether {@link lines} and {@link items} are a part of the payment. */
  readonly isPart: boolean;
}

/** Makes a row. */
export function reportRow(reported: Reported): ReportRow {
  const { payment, refund, settlements, items } = reported;
  const { request, provider } = payment;
  const method = methodNamed(provider);
  const [entryDate, time] = helsinkiTime((refund ?? payment).createdAt).split("T");
  const [settlement] = settlements;
  return defined({
    entryDate: finnishDate(entryDate),
    created: time?.slice(0, 5),
    amount: euros(amountOf(reported)),
    status: rowStatus(payment, refund, isSettled(reported)),
    ...customerFields(payment),
    description: items[0]?.description,
    reference: refund?.reference ?? request.reference,
    paymentMethod: method?.names[0],
    stamp: refund?.stamp ?? request.stamp,
    ...(!refund && { checkoutReference: payment.bankReference, archiveNumber: payment.filingCode }),
    payerName: method?.group === "bank" ? nameOf(payment) : undefined,
    // Its shares can be in several.
    ...(settlement &&
      settlements.length === 1 && {
        settlementId: decimal(settlement.id),
        settlementDate: finnishDate(helsinkiTime(settlement.createdAt)),
        settlementReference: settlement.reference,
      }),
    originalTradeReference: refund ? payment.bankReference : null,
    ...vatFields(reported),
    ...feeFields(reported),
    ...(refund && refund.items.length > 0 && { refunditems: refundedItems(refund, items) }),
    ...(!refund && { tradeitems: tradedItems(items, request.usePricesWithoutVat) }),
  });
}

/** Cents: all of it, or what the account that is reported has of it. */
function amountOf({ payment, refund, lines, items, isPart }: Reported): number {
  if (!isPart) return refund ? -refund.amount : payment.amount;
  if (lines.length > 0) return sum(lines, ({ gross }) => gross);
  // Refunds that are not in the books yet.
  if (refund)
    return -sum(
      refund.items.filter(({ stamp }) => items.some((item) => item.stamp === stamp)),
      ({ amount }) => amount,
    );
  return sum(vatOf(items, payment.request.usePricesWithoutVat), ({ amount }) => amount);
}

const isSettled = ({ lines }: Reported): boolean => lines.length > 0 && lines.every(({ settlementId }) => settlementId !== undefined);

function customerFields(payment: Payment): ReportRow {
  const { customer, invoicingAddress, deliveryAddress } = payment.request;
  const address = invoicingAddress ?? deliveryAddress;
  return defined({
    firstname: customer.firstName,
    familyname: customer.lastName,
    companyName: customer.companyName,
    vatId: customer.vatId,
    address: address?.streetAddress,
    postcode: address?.postalCode,
    postoffice: address?.city,
    country: address?.country,
  });
}

const nameOf = ({ request: { customer } }: Payment): string | undefined =>
  [customer.firstName, customer.lastName].filter((name) => name !== undefined).join(" ") || undefined;

/** VAT of the items, or of those that are refunded: of one rate, or 0 with the sum of all. */
function vatFields({ payment, refund, items }: Reported): ReportRow {
  const parts = refund
    ? refund.items.flatMap(({ stamp, amount }) => {
        const item = items.find((each) => each.stamp === stamp);
        return item ? vatOf([{ ...item, unitPrice: -amount, units: 1 }], false) : [];
      })
    : vatOf(items, payment.request.usePricesWithoutVat);
  const [first] = parts;
  if (!first) return {};
  const isOneRate = parts.every(({ percent }) => percent === first.percent);
  return { vatPercentage: percentage(isOneRate ? first.percent : 0), vatAmount: euros(sum(parts, ({ vat }) => vat)) };
}

/** The fees of a payment. A commission's VAT is not known (public documentation, shop-in-shop). */
function feeFields({ lines, payment }: Reported): ReportRow {
  if (lines.length === 0) return {};
  const hasCommission = payment.request.items.some(({ commission }) => commission !== undefined);
  return {
    paymentMethodFee: euros(sum(lines, ({ fixed }) => fixed)),
    paymentMethodCommission: euros(sum(lines, ({ provision }) => provision)),
    ...(hasCommission && {
      shopInShopCommission: euros(sum(lines, ({ commission }) => commission)),
      shopInShopCommissionVatPercentage: percentage(0),
      shopInShopCommissionVatAmount: euros(0),
    }),
  };
}

/** `02-03-2026` of `2026-03-02T…`. */
const finnishDate = (iso: string = ""): string => iso.slice(0, 10).split("-").toReversed().join("-");

const sum = <Each>(all: readonly Each[], cents: (each: Each) => number): number => all.reduce((total, each) => total + cents(each), 0);

/** Leaves out what is undefined. */
const defined = (row: { readonly [field in ReportField]?: ReportValue | undefined }): ReportRow =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
