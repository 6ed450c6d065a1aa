/** The edits outside the folders of a new API, here one named `parcel`. */
import { API_NAMES } from "@maksu/service-front";

/** An edit of one file. */
export interface Edit {
  readonly file: string;
  /** @throws {Error} when the file has no place for it */
  readonly apply: (text: string) => string;
}

const last = API_NAMES.at(-1) ?? "";

export const EDITS: readonly Edit[] = [
  replacing("packages/service-front/src/ground/api-names.ts", [`"${last}"]`, `"${last}", "parcel"]`]),
  replacing(
    "packages/service-front/src/apis/service-apis.ts",
    [`  ${last}: ${last}Front,\n`, `  ${last}: ${last}Front,\n  parcel: parcelFront,\n`],
    [
      'import { paymentFront } from "./payment-api.ts";\n',
      'import { parcelFront } from "./parcel-api.ts";\nimport { paymentFront } from "./payment-api.ts";\n',
    ],
  ),
  depending("packages/service-front/package.json", "@maksu/parcel-api", "@maksu/parcel-spec"),
  replacing(
    "tools/apis/src/apis.ts",
    [`, ${last} }`, `, ${last}, parcel }`],
    ['import { payment } from "./payment.ts";\n', 'import { parcel } from "./parcel.ts";\nimport { payment } from "./payment.ts";\n'],
  ),
  depending("tools/apis/package.json", "@maksu/parcel-client"),
];

function replacing(file: string, ...pairs: readonly (readonly [from: string, to: string])[]): Edit {
  return {
    file,
    apply: (text) =>
      pairs.reduce((edited, [from, to]) => {
        const parts = edited.split(from);
        if (parts.length !== 2)
          throw new Error(`${file} has ${JSON.stringify(from)} ${parts.length - 1} times, not once: src/new-api/edits.ts needs it`);
        return parts.join(to);
      }, text),
  };
}

function depending(file: string, ...names: readonly string[]): Edit {
  return {
    file,
    apply: (text) => {
      const manifest = JSON.parse(text) as { dependencies: Record<string, string> };
      for (const name of names) manifest.dependencies[name] = "0.0.0";
      manifest.dependencies = Object.fromEntries(Object.entries(manifest.dependencies).toSorted());
      return `${JSON.stringify(manifest, null, 2)}\n`;
    },
  };
}
