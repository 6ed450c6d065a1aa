/** Makes the calls of the fault matrix on another runtime; see `on-runtimes`. */
import { type AgentModule, serveTasks } from "@maksu/test-server/agent";
import { callInFault } from "./call-in-fault.ts";

const agent: AgentModule = serveTasks({
  call: ([origin, limits]: Parameters<typeof callInFault>) => callInFault(origin, limits),
});

export default agent;
