/** The clients: what runs each, and how `run` has to lead it. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { RUNTIMES } from "@maksu/runtimes";
import { STYLES } from "./clients/node.mjs";

const file = (name) => fileURLToPath(new URL(`clients/${name}`, import.meta.url));
const BOTH = ["proxy", "sealed"];
const isInstalled = (...words) => spawnSync(words[0], words.slice(1), { stdio: "ignore" }).status === 0;

/** A way to call from Python. What comes before a comma is a module. */
const python = (way) => ({
  name: `Python, ${way}`,
  needs: ["/usr/bin/python3", "-c", `import ${way.split(",")[0]}`],
  run: ["/usr/bin/python3", file("clients.py"), way],
});

const system = [
  { name: "PHP, curl", needs: ["php", "-r", "curl_init();"], run: ["php", file("curl.php")] },
  {
    name: "PHP, curl with its own parser",
    needs: ["php", "-r", "curl_init();"],
    run: ["php", file("curl.php"), "headers"],
    modes: ["sealed"],
  },
  { name: "PHP, php-fpm", needs: ["sh", "-c", "ls /usr/sbin/php-fpm[0-9]* /usr/bin/cgi-fcgi"], run: ["sh", file("fpm.sh")] },
  { name: "PHP, streams", needs: ["php", "-v"], run: ["php", file("streams.php")], modes: ["sealed"] },
  ...[["GuzzleHttp"], ["Symfony/Component/HttpClient", "CurlHttpClient"], ["Symfony/Component/HttpClient", "NativeHttpClient"]].map(
    ([library, client]) => ({
      name: `PHP, ${client ?? library}`,
      needs: ["php", "-r", `curl_init(); require "/usr/share/php/${library}/autoload.php";`],
      run: ["php", file("libraries.php"), library, ...(client ? [client] : [])],
    }),
  ),
  ...["urllib", "requests", "httpx", "aiohttp, trust_env"].map((way) => python(way)),
  ...["http.client", "urllib3", "aiohttp"].map((way) => ({ ...python(way), modes: ["sealed"] })),
  { name: "Ruby, Net::HTTP", needs: ["ruby", "-v"], run: ["ruby", file("net-http.rb")], looksUp: true },
  { name: "Go, net/http", needs: ["go", "version"], run: ["go", "run", file("main.go")] },
  { name: "Ruby, Faraday", needs: ["ruby", "-e", 'require "faraday"'], run: ["ruby", file("faraday.rb")], looksUp: true },
  { name: "Perl, HTTP::Tiny", needs: ["perl", "-MHTTP::Tiny", "-MIO::Socket::SSL", "-e", "1"], run: ["perl", file("http-tiny.pl")] },
  {
    name: "Perl, Mojo",
    needs: ["perl", "-MMojo::UserAgent", "-MIO::Socket::SSL", "-e", "1"],
    run: ["perl", file("mojo.pl")],
    modes: ["sealed"],
  },
  { name: "Perl, LWP", needs: ["perl", "-MLWP::Protocol::https", "-e", "1"], run: ["perl", file("lwp.pl")] },
  { name: "Java, HttpClient", needs: ["javac", "-version"], run: ["java", file("Clients.java"), "HttpClient"] },
  { name: "Java, HttpURLConnection", needs: ["javac", "-version"], run: ["java", file("Clients.java"), "HttpURLConnection"] },
  { name: "curl", needs: ["curl", "--version"], run: ["sh", file("shell.sh"), "curl"] },
  { name: "wget", needs: ["wget", "--version"], run: ["sh", file("shell.sh"), "wget"] },
];

/** The packages that npm installs for the clients of Node, besides the runtimes. */
export const PACKAGES = [
  "axios@1.13.2",
  "axios-old@npm:axios@0.19.2",
  "got@14.6.5",
  "undici@7.16.0",
  "node-fetch@2.7.0",
  "needle@3.3.1",
  "superagent@10.2.3",
];

/** The runtimes of npm. */
export const runtimes = RUNTIMES.filter(({ name }) => /^(Node (20\.20|22|24)|Deno|Bun)/.test(name));

/**
 * All clients.
 *
 * @param at - where each runtime is installed; undefined for one that is not
 */
export const clients = (at) => [
  ...system.map(({ modes = BOTH, looksUp = false, needs, ...client }) => ({
    modes,
    looksUp,
    ...client,
    isMissing: !isInstalled(...needs),
  })),
  ...runtimes.flatMap(({ name, run }) => {
    const isNode = name.startsWith("Node");
    const folder = at[name];
    const command = folder === undefined ? [] : run(join(folder), file(isNode ? "node.mjs" : "fetch.mjs"), ["--allow-env", "--allow-net"]);
    const styles = isNode ? Object.keys(STYLES) : [undefined];
    return styles.map((style) => ({
      name: style === undefined ? name : `${name}, ${style}`,
      modes: isNode ? ["proxy"] : BOTH,
      // Deno looks each host up before it asks the proxy.
      looksUp: name === "Deno",
      run: style === undefined ? command : [...command, style],
      isMissing: folder === undefined,
    }));
  }),
];
