/** The PHP SDK: its tests by PHPUnit. The service's host is a constant of it, so that a proxy leads its requests to the sandbox. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { serviceHosts } from "@maksu/service-front";
import { startSandbox } from "../../dist/index.js";
import { startConnectProxy } from "./connect-proxy.mjs";
import { temporaryFolder, textOf } from "./results-file.mjs";

/** What Composer would have written, with the packages of the system. */
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
export async function phpSuite(sdk) {
  const folder = temporaryFolder();
  const [results, bootstrap] = [join(folder, "results.xml"), join(folder, "autoload.php")];
  writeFileSync(bootstrap, autoload(sdk));
  const profile = "paytrail";
  const sandbox = await startSandbox({ profile });
  const proxy = await startConnectProxy({ hosts: serviceHosts(profile), target: sandbox.url, folder });
  writeFileSync(join(folder, "sandbox.ini"), `curl.cainfo=${proxy.certificate}\nopenssl.cafile=${proxy.certificate}\n`);
  // Nothing before the colon stands for PHP's own folder.
  const env = {
    ...process.env,
    HTTPS_PROXY: proxy.url,
    https_proxy: proxy.url,
    NO_PROXY: "",
    no_proxy: "",
    PHP_INI_SCAN_DIR: `:${folder}`,
  };
  const args = ["--bootstrap", bootstrap, "--do-not-cache-result", "--log-junit", results];
  try {
    await once(spawn("phpunit", args, { cwd: sdk, env, stdio: "inherit" }), "close");
  } finally {
    proxy.close();
    await sandbox.close();
  }
  return testsIn(textOf(results) ?? "");
}

const testsIn = (junit) =>
  Array.from(
    junit.matchAll(/<testcase name="([^"]*)" class="([^"]*)"[^>]*?(?:\/>|>(.*?)<\/testcase>)/gs),
    ([, name, group, inner = ""]) => ({
      name: `${group}::${name}`,
      passed: !/<(failure|error|skipped)\b/.test(inner),
    }),
  );
