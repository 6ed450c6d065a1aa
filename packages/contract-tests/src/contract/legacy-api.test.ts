import { describe } from "vitest";
import { describeContract } from "./contract.ts";

describe("legacy API", () => {
  describeContract("legacy");
});
