import { describe } from "vitest";
import { describeContract } from "./contract.ts";

describe("parcel API", () => {
  describeContract("parcel");
});
