/** The shop under Nest, on Express. */
import "reflect-metadata";
import { All, Body, Controller, Get, HttpCode, HttpException, Module, Param, Post, Req, Res } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import type { Request as ExpressRequest, Response as ExpressResponse } from "express";
import { nodeListener } from "@maksu/webhooks/node";
import { createOrder, pay, paths, receive, refund, show } from "./shop.js";

const events = nodeListener(receive);
const checkout = (response: ExpressResponse, { id, href }: { id: string; href: string }) => response.status(303).location(href).send(id);
/** Nest shows the status of its own errors alone. */
const shown = async <T>(run: () => T | Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    const { status, message } = error as { status?: number; message: string };
    throw status === undefined ? error : new HttpException(message, status);
  }
};

@Controller("orders")
class OrdersController {
  @Post()
  async create(@Body() order: object | undefined, @Res() response: ExpressResponse): Promise<void> {
    checkout(response, await shown(() => createOrder(order)));
  }
  @Post(":id/pay")
  async pay(@Param("id") id: string, @Res() response: ExpressResponse): Promise<void> {
    checkout(response, await shown(() => pay(id)));
  }
  @Post(":id/refund")
  @HttpCode(200)
  refund(@Param("id") id: string, @Body() body?: { amount: number | "rest" }) {
    return shown(() => refund(id, body?.amount));
  }
  @Get(":id")
  show(@Param("id") id: string) {
    return shown(() => show(id));
  }
}

/** The listener takes the query as it came, from `originalUrl`: `@Query()` is decoded, and what was signed is lost. */
@Controller()
class EventsController {
  @All(paths)
  event(@Req() request: ExpressRequest, @Res() response: ExpressResponse): void {
    events(request, response);
  }
}

@Module({ controllers: [OrdersController, EventsController] })
class Shop {}

const app = await NestFactory.create(Shop, { logger: ["error", "warn"] });
await app.listen(Number(process.env["PORT"]), "127.0.0.1");
