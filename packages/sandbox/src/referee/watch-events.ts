import type { EventDefinition, EventTable } from "@maksu/service-front";
import { faultsIn, type Referee } from "@maksu/service-front/referee";

/**
 * An API's events, each checked when it has been built.
 *
 * @param onFault - called with the name of an event and what is wrong with it
 */
export const watchEvents = (events: EventTable, referee: Referee, onFault: (name: string, fault: string) => void): EventTable =>
  Object.fromEntries(
    Object.entries(events).map(([name, definition]): [string, EventDefinition] => [
      name,
      {
        ...definition,
        async make(fields) {
          const request = await definition.make(fields);
          const { method, url, headers } = request;
          const merchantUrl = "url" in fields ? String(fields.url) : url;
          const text = await request.clone().text();
          for (const fault of faultsIn(referee.event(name, { method, url, headers, text, merchantUrl }))) onFault(name, fault);
          return request;
        },
      },
    ]),
  );
