#!/usr/bin/env node
import * as client from "@maksu/parcel-client";
import { run } from "../dist/command.js";

await run(client);
