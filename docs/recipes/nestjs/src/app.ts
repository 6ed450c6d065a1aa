import "reflect-metadata";
import { NestFactory } from "@nestjs/core";
import type { NestExpressApplication } from "@nestjs/platform-express";
import { PaymentsModule } from "./payments.module.js";

/** Creates the application, with the bytes of bodies kept. */
export async function createApp(): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(PaymentsModule, { rawBody: true, logger: ["error", "warn"] });
  // Nest keeps the bytes of what a parser reads, up to its limit, which is 100 kB by default.
  app.useBodyParser("json", { limit: "8mb" });
  app.useBodyParser("text", { limit: "8mb", type: ["application/csv", "text/csv"] }); // reports as CSV
  return app;
}
