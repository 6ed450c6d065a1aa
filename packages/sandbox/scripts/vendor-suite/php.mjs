/** The PHP SDK: its tests by PHPUnit. The service's host is a constant of it, so that `maksu-sandbox run` leads its requests to the sandbox. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { SANDBOX, temporaryFolder, testsIn, textOf } from "./results-file.mjs";

/** The file that Composer would have written, with the packages of the system. */
const autoload = (sdk) => `<?php
require 'GuzzleHttp/autoload.php';
require 'Mockery/autoload.php';
spl_autoload_register(function ($class) {
    foreach (['Paytrail\\\\SDK\\\\' => '/src/', 'Tests\\\\' => '/tests/'] as $prefix => $folder) {
        $file = ${JSON.stringify(sdk)} . $folder . str_replace('\\\\', '/', substr($class, strlen($prefix))) . '.php';
        if (strpos($class, $prefix) === 0 && is_file($file)) require $file;
    }
});
`;

/** Runs the tests of a checkout. Returns the name of each, and whether it has passed; none where they did not end. */
export function phpSuite(sdk) {
  const folder = temporaryFolder();
  const [results, bootstrap] = [join(folder, "results.xml"), join(folder, "autoload.php")];
  writeFileSync(bootstrap, autoload(sdk));
  const phpunit = ["phpunit", "--bootstrap", bootstrap, "--do-not-cache-result", "--log-junit", results];
  spawnSync(process.execPath, [SANDBOX, "run", "--quiet", "--", ...phpunit], { cwd: sdk, stdio: "inherit" });
  return testsIn(textOf(results) ?? "");
}
