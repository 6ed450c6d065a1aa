/** The lint rules of this repository, for what Redocly's own rules let pass. They report file and line, which the generator no longer has. */
import type { Oas3Rule, Plugin } from "@redocly/openapi-core";
import { actsNamed } from "./house-rules/acts-named.ts";
import { csvColumns } from "./house-rules/csv-columns.ts";
import { errorResponsesHaveExamples } from "./house-rules/examples/error-responses-have-examples.ts";
import { errorCodesMatch } from "./house-rules/error-codes-match.ts";
import { eventsComplete } from "./house-rules/events-complete.ts";
import { examplesDescribed } from "./house-rules/examples/examples-described.ts";
import { examplesPresent } from "./house-rules/examples/examples-present.ts";
import { exampleDomains } from "./house-rules/examples/example-domains.ts";
import { filesUsed } from "./house-rules/files-used.ts";
import { headerExamples } from "./house-rules/examples/header-examples.ts";
import { keywordsRead } from "./house-rules/keywords-read.ts";
import { knownExtensions } from "./house-rules/known-extensions.ts";
import { limitsOrdered } from "./house-rules/limits-ordered.ts";
import { limitsPresent } from "./house-rules/limits-present.ts";
import { namedRules } from "./house-rules/named-rules.ts";
import { operationNames } from "./house-rules/operation-names.ts";
import { ownTransactions } from "./house-rules/own-transactions.ts";
import { parameterStyle } from "./house-rules/parameter-style.ts";
import { patternMessages } from "./house-rules/pattern-messages.ts";
import { provenanceValid } from "./house-rules/provenance-valid.ts";
import { recordsClosed } from "./house-rules/records-closed.ts";
import { referencesWhole } from "./house-rules/references-whole.ts";
import { schemasCompile } from "./house-rules/schemas-compile.ts";
import { signaturesRight } from "./house-rules/signing/signatures-right.ts";
import { signingMarked } from "./house-rules/signing/signing-marked.ts";
import { tagsDefined } from "./house-rules/tags-defined.ts";
import { tolerancesValid } from "./house-rules/tolerances-valid.ts";
import { typesPresent } from "./house-rules/types-present.ts";
import { wordsMatch } from "./house-rules/words-match.ts";
import { wordsPresent } from "./house-rules/words-present.ts";

const HOUSE_RULES: Record<string, Oas3Rule> = {
  "acts-named": actsNamed,
  "known-extensions": knownExtensions,
  "schemas-compile": schemasCompile,
  "error-codes-match": errorCodesMatch,
  "error-responses-have-examples": errorResponsesHaveExamples,
  "limits-present": limitsPresent,
  "provenance-valid": provenanceValid,
  "signing-marked": signingMarked,
  "events-complete": eventsComplete,
  "csv-columns": csvColumns,
  "limits-ordered": limitsOrdered,
  "operation-names": operationNames,
  "parameter-style": parameterStyle,
  "example-domains": exampleDomains,
  "files-used": filesUsed,
  "tolerances-valid": tolerancesValid,
  "pattern-messages": patternMessages,
  "named-rules": namedRules,
  "own-transactions": ownTransactions,
  "records-closed": recordsClosed,
  "signatures-right": signaturesRight,
  "keywords-read": keywordsRead,
  "examples-present": examplesPresent,
  "examples-described": examplesDescribed,
  "types-present": typesPresent,
  "words-match": wordsMatch,
  "words-present": wordsPresent,
  "header-examples": headerExamples,
  "references-whole": referencesWhole,
  "tags-defined": tagsDefined,
};

/** The house rules as a plugin of Redocly. */
export const housePlugin: Plugin = { id: "house", rules: { oas3: HOUSE_RULES } };

/** All rules of the plugin, each an error. */
export const allErrors = ({ id, rules }: Plugin): Record<string, "error"> =>
  Object.fromEntries(Object.keys(rules?.oas3 ?? {}).map((name) => [`${id}/${name}`, "error"]));
