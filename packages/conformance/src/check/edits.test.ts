import { expect, test } from "vitest";
import { editFor } from "./edits.ts";

test.each([
  ["text/plain", 'Add the media type "text/plain".'],
  ["application/json; charset=latin1", "None: the description can't name a charset, and the clients read UTF-8."],
  [undefined, "Remove the content, if there is none: nothing names a media type."],
])("of the media type %s: %s", (value, edit) => {
  expect(editFor("content-type", { place: "header content-type", keyword: "content", status: 200, value })).toBe(edit);
});
