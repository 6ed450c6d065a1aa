/** Compares the cost of signing a request of 2 KB with a bare HMAC over the same bytes, and with the vendor's SDK. */
import { contest } from "../contest.ts";
import { type Findings, rowOf } from "../row.ts";

const BARE = "bare createHmac";
const BYTES = "checkoutSignature, bytes";
const TEXT = "checkoutSignature, text";
const SIGNER = "checkoutSigner, bytes";
const SDK = "vendor's SDK";

export async function signing(): Promise<Findings> {
  const names = [BARE, BYTES, TEXT, SIGNER, SDK];
  const taken = await contest({ module: "contestants/signing", names, times: 5000 });
  const rounds = (name: string) => taken.get(name) ?? [];
  return {
    rows: [
      rowOf(`${BYTES}, 2 KB, to ${BARE}, CPU`, [rounds(BYTES), rounds(BARE)], "cpu", { atMost: 2 }),
      rowOf(`${TEXT}, 2 KB, to ${BARE}, CPU`, [rounds(TEXT), rounds(BARE)], "cpu"),
      rowOf(`${SIGNER}, 2 KB, to ${BARE}, CPU`, [rounds(SIGNER), rounds(BARE)], "cpu", { atMost: 1.6 }),
      rowOf(`${SDK}, 2 KB, to ${SIGNER}, CPU`, [rounds(SDK), rounds(SIGNER)], "cpu", { atLeast: 2.8 }),
    ],
    notes: [],
  };
}
