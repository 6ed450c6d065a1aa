import { defineConfig } from "vitest/config";

/** 200 connections at once for 30 s. */
export default defineConfig({ test: { include: ["test/support/soak.ts"], testTimeout: 300_000, hookTimeout: 30_000 } });
