import { describe } from "vitest";
import { describeContract } from "./contract.ts";

describe("merchant API", () => {
  describeContract("merchant");
});
