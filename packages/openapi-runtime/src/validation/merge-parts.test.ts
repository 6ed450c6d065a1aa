import { describe, expect, it } from "vitest";
import { mergeParts } from "./merge-parts.ts";

const body = () => [];
const parameters = () => [];

describe("mergeParts", () => {
  it("returns the validators of every part", async () => {
    expect(await mergeParts(Promise.resolve({ body }), Promise.resolve({ parameters }))).toStrictEqual({ body, parameters });
  });

  it("returns none for no parts", async () => {
    expect(await mergeParts()).toStrictEqual({});
  });

  it("rejects when a part can't be loaded", async () => {
    const failed = Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    await expect(mergeParts(Promise.resolve({ body }), failed)).rejects.toThrow("dynamically imported module");
  });
});
