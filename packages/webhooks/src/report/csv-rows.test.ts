import { describe, expect, it } from "vitest";
import { rejectionOf, rowsOf } from "../testing/report-body.ts";

const read = (body: string | readonly number[]) => rowsOf("csv", body);
const rejection = (body: string | readonly number[]) => rejectionOf("csv", body).what;
const latin1 = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

describe("a CSV report", () => {
  it("is parsed as the service writes it", () => {
    const body = [
      '"Time";"Sum";"Status";"First name";"Last name";"Description";"Reference";"Payment method";"Stamp";"Address";"Postal code";"Post office";"Country";"Checkout reference";"Archive number";"Settlement report";"Settlement date";"Refunded amount";"Fee";"Provision"',
      '"02-03-2026 09:15";15,25;"Paid and settled";"Maija";"Mallikas";"A ""red"" mug; large";"3759170";"Visa";"order-1";"Esimerkkikatu 1";"00100";"Helsinki";"FI";"8230247567";"202603020915049876";5243867;"09-03-2026";-4,00;0,35;0,44',
      "",
    ].join("\r\n");
    expect(read(body)).toStrictEqual([
      {
        entryDate: "02-03-2026",
        created: "09:15",
        amount: "15.25",
        status: "Paid and settled",
        firstname: "Maija",
        familyname: "Mallikas",
        description: 'A "red" mug; large',
        reference: "3759170",
        paymentMethod: "Visa",
        stamp: "order-1",
        address: "Esimerkkikatu 1",
        postcode: "00100",
        postoffice: "Helsinki",
        country: "FI",
        checkoutReference: "8230247567",
        archiveNumber: "202603020915049876",
        settlementId: "5243867",
        settlementDate: "09-03-2026",
        "Refunded amount": "-4.00",
        paymentMethodFee: "0.35",
        paymentMethodCommission: "0.44",
      },
    ]);
  });

  it.each([
    { what: "CRLF", body: 'Sum;"Stamp"\r\n1,00;"a"\r\n2,00;"b"\r\n' },
    { what: "LF", body: 'Sum;"Stamp"\n1,00;"a"\n2,00;"b"\n' },
    { what: "both", body: 'Sum;"Stamp"\r\n1,00;"a"\n2,00;"b"\r\n' },
    { what: "no line break at the end", body: 'Sum;"Stamp"\r\n1,00;"a"\r\n2,00;"b"' },
    { what: "a byte order mark", body: '\uFEFFSum;"Stamp"\r\n1,00;"a"\r\n2,00;"b"\r\n' },
    { what: "a byte order mark before a quote", body: '\uFEFF"Sum";"Stamp"\r\n1,00;"a"\r\n2,00;"b"\r\n' },
    { what: "no quotes", body: "Sum;Stamp\r\n1,00;a\r\n2,00;b\r\n" },
    { what: "quotes around all", body: '"Sum";"Stamp"\r\n"1,00";"a"\r\n"2,00";"b"\r\n' },
    { what: "field names", body: 'amount;stamp\n1,00;"a"\n2,00;"b"' },
    { what: "another order", body: '"Stamp";"Sum"\n"a";1,00\n"b";2,00' },
  ])("is parsed with $what", ({ body }) => {
    expect(read(body)).toStrictEqual([
      { amount: "1.00", stamp: "a" },
      { amount: "2.00", stamp: "b" },
    ]);
  });

  it.each<{ header: string; cell: string; want: object }>([
    // quotes, separators and breaks within a text
    { header: "Stamp", cell: '"a""b"', want: { stamp: 'a"b' } },
    { header: "Stamp", cell: '""""', want: { stamp: '"' } },
    { header: "Stamp", cell: '"""a"""', want: { stamp: '"a"' } },
    { header: "Stamp", cell: '"a;b;;c"', want: { stamp: "a;b;;c" } },
    { header: "Stamp", cell: '"a\r\nb\nc\rd"', want: { stamp: "a\r\nb\nc\rd" } },
    { header: "Stamp", cell: '"""\n"""', want: { stamp: '"\n"' } },
    { header: "Stamp", cell: '" a "', want: { stamp: " a " } },
    { header: "Stamp", cell: " a ", want: { stamp: " a " } },
    { header: "Stamp", cell: '"Å😀\uFFFD\uFEFF"', want: { stamp: "Å😀\uFFFD\uFEFF" } },
    { header: "Stamp", cell: "\uFEFFa", want: { stamp: "\uFEFFa" } },
    // texts that look like numbers
    { header: "Reference", cell: "3759170", want: { reference: "3759170" } },
    { header: "Reference", cell: '"0012,50"', want: { reference: "0012,50" } },
    { header: "Reference", cell: "1,50", want: { reference: "1,50" } },
    { header: "reference", cell: "1,50", want: { reference: "1,50" } },
    // numbers
    { header: "Sum", cell: "15,25", want: { amount: "15.25" } },
    { header: "Sum", cell: '"15,25"', want: { amount: "15.25" } },
    { header: "Sum", cell: "-5,00", want: { amount: "-5.00" } },
    { header: "Sum", cell: "15,10", want: { amount: "15.10" } },
    { header: "Sum", cell: "15", want: { amount: "15" } },
    { header: "Sum", cell: "0,1234567890123456789", want: { amount: "0.1234567890123456789" } },
    { header: "Sum", cell: "99999999999999999999,99", want: { amount: "99999999999999999999.99" } },
    { header: "Settlement report", cell: "9007199254740993", want: { settlementId: "9007199254740993" } },
    { header: "settlementId", cell: '"12"', want: { settlementId: "12" } },
    // absent and empty
    { header: "Sum", cell: "", want: {} },
    { header: "Sum", cell: '""', want: {} },
    { header: "Settlement report", cell: '""', want: {} },
    { header: "Stamp", cell: "", want: {} },
    { header: "Stamp", cell: '""', want: { stamp: "" } },
    { header: "tradeitems", cell: "", want: {} },
    { header: "later", cell: "", want: {} },
    // two fields in a column
    { header: "Time", cell: '"02-03-2026 09:15"', want: { entryDate: "02-03-2026", created: "09:15" } },
    { header: "Time", cell: "02-03-2026 09:15", want: { entryDate: "02-03-2026", created: "09:15" } },
    { header: "Time", cell: '"02-03-2026"', want: { Time: "02-03-2026" } },
    { header: "Time", cell: '"02-03-2026 "', want: { Time: "02-03-2026 " } },
    { header: "Time", cell: '" 09:15"', want: { Time: " 09:15" } },
    { header: "Time", cell: '""', want: { Time: "" } },
    { header: "Time", cell: "", want: {} },
    { header: "Time", cell: '"02-03-2026 09:15 EET"', want: { Time: "02-03-2026 09:15 EET" } },
    { header: "entryDate", cell: '"02-03-2026"', want: { entryDate: "02-03-2026" } },
    // a list as text
    { header: "refunditems", cell: '"a:-4,00|b:-5,00"', want: { refunditems: "a:-4,00|b:-5,00" } },
    // unknown columns
    { header: "later", cell: '"x;y"', want: { later: "x;y" } },
    { header: "later", cell: "-15,20", want: { later: "-15.20" } },
    { header: "later", cell: '"15,20"', want: { later: "15,20" } },
    { header: "later", cell: "15,2,0", want: { later: "15,2,0" } },
    { header: '"a ""new"" one;\n"', cell: '"x"', want: { 'a "new" one;\n': "x" } },
    { header: "constructor", cell: '"x"', want: { constructor: "x" } },
    { header: "ﬁ", cell: '"x"', want: { ﬁ: "x" } },
    { header: "sum", cell: '"x"', want: { sum: "x" } },
  ])("is parsed with $header of $cell", ({ header, cell, want }) => {
    expect(read(`${header}\r\n${cell}\r\n`)).toStrictEqual([want]);
    expect(read(`${header};"Country"\n${cell};"FI"`)).toStrictEqual([{ ...want, country: "FI" }]);
    expect(read(`"Country";${header}\n"FI";${cell}`)).toStrictEqual([{ ...want, country: "FI" }]);
  });

  it("has a column named __proto__ like any other", () => {
    const [row = {}] = read('__proto__;"Sum"\n"x";1,00');
    expect(Object.entries(row)).toStrictEqual([
      ["__proto__", "x"],
      ["amount", "1.00"],
    ]);
    expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
    expect(Object.getOwnPropertyDescriptor(row, "__proto__")).toStrictEqual({
      value: "x",
      writable: true,
      enumerable: true,
      configurable: true,
    });
  });

  it.each(['"Sum"', '"Sum"\n', '"Sum";"Stamp"\r\n'])("has no rows: %j", (body) => {
    expect(read(body)).toStrictEqual([]);
  });
});

describe("a malformed CSV report", () => {
  it.each([
    { body: "", want: "body-empty 1:1" },
    { body: "\uFEFF", want: "body-empty 1:1" },
    // the header
    { body: "\r\n", want: "csv-header-invalid 1:1" },
    { body: '""\n"a"', want: "csv-header-invalid 1:1" },
    { body: 'Sum;\n1,00;"a"', want: "csv-header-invalid 1:5" },
    { body: '"Sum";"Sum"\n1,00;1,00', want: "csv-header-invalid 1:7" },
    { body: "Sum;Stamp;amount\n", want: "csv-header-invalid 1:11" },
    { body: "amount;Stamp;Sum\n", want: "csv-header-invalid 1:14" },
    { body: "Time;created\n", want: "csv-header-invalid 1:6" },
    { body: "entryDate;Time\n", want: "csv-header-invalid 1:11" },
    { body: "later;Sum;later\n", want: "csv-header-invalid 1:11" },
    { body: '"a\nb";;Sum\n', want: "csv-header-invalid 2:4" },
    // the number of values
    { body: "Sum;Stamp\n1,00\n", want: "csv-cell-count 2:5" },
    { body: "Sum;Stamp\n1,00;a;b\n", want: "csv-cell-count 2:8" },
    { body: "Sum;Stamp\n1,00;a;\n", want: "csv-cell-count 2:8" },
    { body: "Sum;Stamp\n1,00;a\n\n2,00;b\n", want: "csv-cell-count 3:1" },
    { body: "Sum;Stamp\r\n1,00;a\r\n\r\n", want: "csv-cell-count 3:1" },
    { body: 'Sum;Stamp\n1,00;"a\nb"\n2,00', want: "csv-cell-count 4:5" },
    { body: "Sum\n1,00;\n", want: "csv-cell-count 2:6" },
    // quotes
    { body: '"Sum\n', want: "csv-syntax 1:1" },
    { body: 'Sum;Stamp\n1,00;"a\n2,00;b\n', want: "csv-syntax 2:6" },
    { body: 'Sum;Stamp\n1,00;"a""\n2,00;b\n', want: "csv-syntax 2:6" },
    { body: 'Sum;Stamp\n1,00;"a"b\n', want: "csv-syntax 2:9" },
    { body: 'Sum;Stamp\n1,00;"a" \n', want: "csv-syntax 2:9" },
    { body: 'Sum;Stamp\n1,00;"a"b"\n2,00;"b"\n', want: "csv-syntax 2:9" },
    { body: 'Sum;Stamp\n1,00;a"b\n2,00;c\n', want: "csv-syntax 2:7" },
    { body: 'Sum;Stamp\n1,00;a"b"\n', want: "csv-syntax 2:7" },
    { body: 'Sum;Stamp\n1,00; "b"\n', want: "csv-syntax 2:7" },
    { body: '"Sum"\n1,00\n"', want: "csv-syntax 3:1" },
    // line breaks
    { body: "Sum;Stamp\r1,00;a\r", want: "csv-syntax 1:10" },
    { body: "Sum;Stamp\n1,00;a\r2,00;b\n", want: "csv-syntax 2:7" },
    { body: 'Sum;Stamp\n1,00;"a"\r2,00;"b"\n', want: "csv-syntax 2:9" },
    { body: "Sum;Stamp\n1,00;a\r", want: "csv-syntax 2:7" },
    { body: "Sum\n1,00\r\r\n", want: "csv-syntax 2:5" },
    // NUL
    { body: "Sum;Stamp\n1,00;a\0b\n", want: "csv-syntax 2:7" },
    { body: 'Sum;Stamp\n1,00;"a\0b"\n', want: "csv-syntax 2:8" },
    { body: "\0", want: "csv-syntax 1:1" },
    // numbers
    ...[
      "15.25",
      "1 000,00",
      "1.000,00",
      "1,000.00",
      "+5,00",
      "5,",
      ",50",
      "-",
      "--5",
      "5,0,0",
      "1e3",
      "0x10",
      "a",
      " 5,00",
      "5,00 ",
      "−5,00",
      "٥",
      "NaN",
    ].map((cell) => ({ body: `Stamp;Sum\na;1,00\nb;${cell}\n`, want: "field-invalid 3:3" })),
    { body: 'Stamp;Sum\n"😀";"x"\n', want: "field-invalid 2:6" },
    { body: "Settlement report\nabc\n", want: "field-invalid 2:1" },
    { body: "tradeitems\n[]\n", want: "field-invalid 2:1" },
    { body: "tradeitems\n1,00\n", want: "field-invalid 2:1" },
    // bytes
    { body: latin1("Sum;Stamp\n1,00;\xe4\n"), want: "encoding-invalid 2:6" },
    { body: latin1('Stamp\n"ok"\n"a\nb\xff"\n'), want: "encoding-invalid 4:2" },
    { body: latin1("Stamp\n\xef\xbf\xbd\xef\xbf"), want: "encoding-invalid 2:2" },
    { body: latin1("Stamp\n\xef\xbf\xbd\xef"), want: "encoding-invalid 2:2" },
    { body: latin1("Stamp\n\xed\xa0\x80\n"), want: "encoding-invalid 2:1" },
    { body: latin1("Stamp\n\xc0\xaf\n"), want: "encoding-invalid 2:1" },
    { body: latin1("\xef\xbb\xbf\xef\xbb\xbfS\xff\n"), want: "encoding-invalid 1:3" },
    { body: latin1("\xff\xfeS\0u\0m\0"), want: "encoding-invalid 1:1" },
    { body: latin1("S\0u\0m\0\r\0\n\0"), want: "csv-syntax 1:2" },
  ])("is rejected: $body gives $want", ({ body, want }) => {
    expect(rejection(body)).toBe(want);
  });

  it.each<{ body: string | readonly number[]; message: string }>([
    { body: "Maija;\n", message: "line 1, column 7: a column must have a name" },
    { body: "Sum;Stamp\n1,00\n", message: "line 2, column 5: a row must not have fewer values than the header" },
    { body: "Sum\n1,00;Maija\n", message: "line 2, column 6: a row must not have more values than the header" },
    { body: "tradeitems\nMaija\n", message: "line 2, column 1: tradeitems: is not allowed in a CSV file" },
    { body: "Stamp\nMaija\0\n", message: "line 2, column 6: NUL characters are not allowed" },
    { body: 'Stamp\n"Maija"M\n', message: "line 2, column 8: only a semicolon or the end of the line may follow a closing quote" },
    { body: 'Stamp\nMaija"\n', message: "line 2, column 6: a quote is only allowed within a quoted value" },
    { body: "Stamp\nMaija\rM\n", message: "line 2, column 6: a line must end in LF or in CR and LF" },
    { body: latin1("Stamp\nMaij\xe4\n"), message: "line 2, column 5: these bytes are not UTF-8" },
    { body: 'Sum;Stamp\n1,00;"Maija', message: "line 2, column 6: a closing quote is missing" },
    { body: "Sum\nMaija\n", message: "line 2, column 1: amount: must be a decimal number with a comma" },
    { body: "Maija;Maija\n", message: "line 1, column 7: an earlier column has the same name or field" },
  ])("has an error message with place and rule that quotes nothing: $message", ({ body, message }) => {
    expect(rejectionOf("csv", body).message).toBe(message);
  });
});
