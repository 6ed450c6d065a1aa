#!/usr/bin/env node
import "../dist/reconcile/cli.js";
