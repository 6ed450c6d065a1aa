/** Makes the calls of the fault matrix on another runtime; see `on-runtimes`. */
import { type AgentModule, serveTasks } from "@maksu/test-server/agent";
import { callInFault } from "./call-in-fault.ts";

type Given = Parameters<ReturnType<typeof callInFault>>;

const agent: AgentModule = serveTasks({
  json: ([origin, limits]: Given) => callInFault("json")(origin, limits),
  xml: ([origin, limits]: Given) => callInFault("xml")(origin, limits),
});

export default agent;
