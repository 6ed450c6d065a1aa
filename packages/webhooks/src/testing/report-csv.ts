/** Reports as CSV: a row of display names, semicolons, texts in double quotes, decimal commas, CRLF. */

/** Field to the name of its column. A field that has none here is named by itself. */
const COLUMNS: Readonly<Record<string, string>> = {
  amount: "Sum",
  status: "Status",
  firstname: "First name",
  familyname: "Last name",
  description: "Description",
  reference: "Reference",
  paymentMethod: "Payment method",
  stamp: "Stamp",
  address: "Address",
  postcode: "Postal code",
  postoffice: "Post office",
  country: "Country",
  checkoutReference: "Checkout reference",
  archiveNumber: "Archive number",
  settlementId: "Settlement report",
  settlementDate: "Settlement date",
  paymentMethodFee: "Fee",
  paymentMethodCommission: "Provision",
};

/** A report as CSV. Date and time of a row are one column, `Time`, as the service writes them. Columns are the fields that any row has. */
export function reportCsv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const timed = rows.map(({ entryDate, created, ...rest }) =>
    entryDate === undefined && created === undefined ? rest : { Time: [entryDate, created].filter(Boolean).join(" "), ...rest },
  );
  const fields = [...new Set(timed.flatMap((row) => Object.keys(row)))];
  const lines = timed.map((row: Readonly<Record<string, unknown>>) => fields.map((field) => cell(field, row[field])).join(";"));
  return [fields.map((field) => quoted(COLUMNS[field] ?? field)).join(";"), ...lines].map((line) => `${line}\r\n`).join("");
}

function cell(field: string, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "number") return quoted(typeof value === "string" ? value : JSON.stringify(value));
  return (field === "settlementId" ? String(value) : value.toFixed(2)).replace(".", ",");
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
