import { All, Controller, Inject, type RawBodyRequest, Req, Res } from "@nestjs/common";
import type { Request as ExpressRequest, Response as ExpressResponse } from "express";

/** The router of @maksu/webhooks. */
export const HOOKS = Symbol("the router of the service's events");

/** Takes the service's events. Each path of the router is a path here. */
@Controller("hooks")
export class HooksController {
  constructor(@Inject(HOOKS) private readonly receive: (event: Request) => Promise<Response>) {}

  @All(["payment", "report"])
  async event(@Req() { method, originalUrl, headers, rawBody }: RawBodyRequest<ExpressRequest>, @Res() to: ExpressResponse): Promise<void> {
    const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    // Path and query as they came, bytes of the body as they came; the host does not matter.
    const url = new URL(originalUrl, "https://shop.example.com");
    const event = new Request(url, { method, headers: pairs, body: rawBody ? new Uint8Array(rawBody) : null });
    const response = await this.receive(event);
    to.status(response.status)
      .set(Object.fromEntries(response.headers))
      .send(await response.text());
  }
}
