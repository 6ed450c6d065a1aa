/** The statuses of an error, for a description's `default`. */
export type ErrorStatus =
  | (400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 421 | 422)
  | (423 | 424 | 425 | 426 | 428 | 429 | 431 | 451 | 500 | 501 | 502 | 503 | 504 | 505 | 507 | 508 | 511);

/** The body of a response in openapi-typescript's `operations`: as JSON, where it has that form. */
export type ResponseContent<Response> = Response extends { content: infer Types }
  ? Types extends { "application/json": infer Json }
    ? Json
    : Types[keyof Types]
  : undefined;

/** The body of an operation's success, derived from openapi-typescript's types: undefined where it has none. */
export type Output<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses]: Status extends 200 | 201 | 202 | 204 ? ResponseContent<Responses[Status]> : never }[keyof Responses]
  : never;
