/** The contract without sockets: through the mock servers' own `fetch`. */
import { API_NAMES } from "@maksu/mock-server";
import { describe } from "vitest";
import { describeContract } from "./contract.ts";

describe.each(API_NAMES)("%s API, in process", (api) => {
  describeContract(api, "fetch");
});
