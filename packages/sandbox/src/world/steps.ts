/** The steps that were done in a world, kept with it, so that they can be exported as a seed. */
import { randomUUID } from "node:crypto";
import type { SandboxStore, SandboxTransaction } from "./kept/documents.ts";
import { inWorld } from "./kept/kept-world.ts";
import type { Step } from "./step.ts";
import type { World } from "./world.ts";

/** The command whose input is kept by the payment that it makes, as its request. */
export const CREATE_PAYMENT = "create";

/** Keeps a step behind all that the world has. */
export function addStep({ insert }: SandboxTransaction, { name: world, clock }: World, { input, ...step }: Step): Promise<void> {
  const { of: about = step.made } = step;
  return insert(
    "step",
    newStepId(),
    { at: new Date(clock.now()).toISOString(), ...step, ...(step.command !== CREATE_PAYMENT && input !== undefined && { input }) },
    { world, ...(about !== undefined && { about: `${world}\0${about}` }) },
  );
}

/** Begins the ids of the steps that this process keeps. */
const OWN = randomUUID().slice(0, 13);
let kept = 0;

/** A new id behind those before: a table sorted by random ids gets slow as it grows. */
const newStepId = (): string => OWN + String(++kept).padStart(9, "0");

/** Keeps the settings that a world begins with, where they are not the defaults. */
export async function noteStart(store: SandboxStore, world: World, settings: object, merchant: object): Promise<void> {
  const isChanged = (those: object): boolean => Object.keys(those).length > 0;
  const steps: readonly Step[] = [
    ...(isChanged(settings) ? [{ command: "configure", input: settings }] : []),
    ...(isChanged(merchant)
      ? [...world.merchants.keys()].map((account) => ({ command: "configureMerchant", account, input: merchant }))
      : []),
  ];
  await inWorld(store, world, async (transaction) => {
    for (const step of steps) await addStep(transaction, world, step);
  });
}
