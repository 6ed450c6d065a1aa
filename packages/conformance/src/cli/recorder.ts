import { writeFileSync } from "node:fs";
import type { ServiceNames } from "@maksu/service-front";
import { packageVersion } from "@maksu/service-front/command";
import type { SignedExchange } from "../calls/send-signed.ts";
import { createChecker } from "../check/check-exchange.ts";
import { type RecordedExchange, writeHar } from "../recordings/har.ts";

/** Creates what keeps exchanges with a service, and writes them to a file, redacted; `names` are those of the service. */
export function createRecorder(file: string, base: string, names: ServiceNames) {
  const exchanges: SignedExchange[] = [];
  return {
    add: (exchange: SignedExchange): void => void exchanges.push(exchange),
    async write(): Promise<void> {
      const checker = await createChecker(names);
      const recorded: RecordedExchange[] = [];
      for (const exchange of exchanges) recorded.push({ ...exchange, fault: await checker.faultOf(exchange) });
      const har = writeHar(recorded, base, packageVersion(new URL("../../package.json", import.meta.url)));
      writeFileSync(file, `${JSON.stringify(har, null, 2)}\n`);
    },
  };
}
