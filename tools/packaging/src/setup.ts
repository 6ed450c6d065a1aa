/** Packs once for all test files. */
import type { TestProject } from "vitest/node";
import { createUserProject, installOffline } from "./user-project.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder of a project in which the packed packages are installed. */
    readonly userProject: string;
  }
}

export default function setup(project: TestProject): () => void {
  const userProject = createUserProject();
  try {
    installOffline(userProject);
  } catch (error) {
    userProject.remove();
    throw error;
  }
  project.provide("userProject", userProject.folder);
  return userProject.remove;
}
