import { describe } from "vitest";
import { describeContract } from "./contract.ts";

describe("payment API", () => {
  describeContract("payment");
});
