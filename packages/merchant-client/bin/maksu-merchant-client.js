#!/usr/bin/env node
import * as client from "@maksu/merchant-client";
import { run } from "../dist/command.js";

await run(client);
