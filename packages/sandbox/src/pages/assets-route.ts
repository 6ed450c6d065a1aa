/** The files of the pages: the stylesheet, and pictures of methods. */
import type { Route } from "../exchange/route.ts";
import { IMAGES, imageAt } from "./images.ts";
import { STYLE_PATH } from "./layout.ts";
import { respondFile } from "./page-response.ts";
import { STYLE } from "./style.ts";

/** Creates the route of the files. */
export const assetsRoute = (): Route => ({
  owns: (path) => path === STYLE_PATH || path.startsWith(IMAGES),
  async handle({ path }) {
    if (path === STYLE_PATH) return respondFile("text/css; charset=utf-8", STYLE);
    const image = imageAt(path);
    return image
      ? { ...respondFile(image.type, image.body), ...(image.encoding && { encoding: image.encoding }) }
      : { status: 404, headers: { "content-type": "text/plain" }, body: "No such image." };
  },
});
