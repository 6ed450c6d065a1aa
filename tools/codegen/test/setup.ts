import { afterAll } from "vitest";
import { removeFolders } from "./folders.ts";

afterAll(removeFolders);
