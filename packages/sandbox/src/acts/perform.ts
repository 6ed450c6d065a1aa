import type { ServiceParts } from "../service/carry-out.ts";
import { checkInput } from "../input/check-input.ts";
import type { RunningWorld } from "../worlds/worlds.ts";
import type { Act, ActId } from "./act.ts";
import { type ActContext, contextOf } from "./context.ts";
import { implementations } from "./generated/implementations.ts";

/** Creates what carries out the acts of a world. */
export function createActs(service: ServiceParts, running: RunningWorld): ActContext {
  const context: ActContext = {
    ...contextOf(service, running),
    run: (id, input) => carryOut(context, id, implementations[id], input),
    async perform(id, input) {
      await checkInput(id, { ...input, path: { world: running.world.name, ...input.path } });
      await running.follow();
      return context.run(id, input);
    },
  };
  return context;
}

/** The one cast of acts: validators that are generated from the description have accepted the input as what its types say. */
const carryOut = <Id extends ActId>(context: ActContext, _id: Id, act: Act<Id>, input: object): Promise<unknown> =>
  act(context, input as Parameters<Act<Id>>[1]);
