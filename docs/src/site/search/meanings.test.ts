import { expect, test } from "vitest";
import { meaningsOf } from "./meanings.ts";

test.each([
  ["tilityksen", ["settlement"]],
  ["Tilitysraportti", ["settlement", "report"]],
  ["kortit", ["card"]],
  ["korttimaksu", ["card", "payment"]],
  ["felkod", ["error", "codes"]],
  ["återbetalning", ["refund"]],
  // A short beginning of another word.
  ["felt", ["error"]],
  ["delivery", []],
  ["transaction", []],
  ["description", []],
  // English words that begin like one of another language.
  ["language", []],
  ["delay", []],
  ["bytes", []],
  ["Monitor", []],
])("%s means %j", (word, meanings) => {
  expect(meaningsOf(word)).toEqual(meanings);
});
