#!/usr/bin/env node
import "../dist/explain/cli.js";
