/** The clients: what runs each, and how `run` has to lead it. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { RUNTIMES } from "@maksu/runtimes";
import { STYLES } from "./clients/node.mjs";

const file = (name) => fileURLToPath(new URL(`clients/${name}`, import.meta.url));
const BOTH = ["proxy", "sealed"];
const isInstalled = (...words) => spawnSync(words[0], words.slice(1), { stdio: "ignore" }).status === 0;

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
  { name: "Python, urllib", needs: ["/usr/bin/python3", "-V"], run: ["/usr/bin/python3", file("clients.py"), "urllib"] },
  {
    name: "Python, requests",
    needs: ["/usr/bin/python3", "-c", "import requests"],
    run: ["/usr/bin/python3", file("clients.py"), "requests"],
  },
  {
    name: "Python, http.client",
    needs: ["/usr/bin/python3", "-V"],
    run: ["/usr/bin/python3", file("clients.py"), "http.client"],
    modes: ["sealed"],
  },
  { name: "Ruby, Net::HTTP", needs: ["ruby", "-v"], run: ["ruby", file("net-http.rb")], looksUp: true },
  { name: "Go, net/http", needs: ["go", "version"], run: ["go", "run", file("main.go")] },
  { name: "Perl, LWP", needs: ["perl", "-MLWP::Protocol::https", "-e", "1"], run: ["perl", file("lwp.pl")] },
  { name: "Java, HttpClient", needs: ["javac", "-version"], run: ["java", file("Clients.java"), "HttpClient"] },
  { name: "Java, HttpURLConnection", needs: ["javac", "-version"], run: ["java", file("Clients.java"), "HttpURLConnection"] },
  { name: "curl", needs: ["curl", "--version"], run: ["sh", file("shell.sh"), "curl"] },
  { name: "wget", needs: ["wget", "--version"], run: ["sh", file("shell.sh"), "wget"] },
];

/** What npm installs for the clients of Node, besides the runtimes. */
export const PACKAGES = ["axios@1.13.2", "axios-old@npm:axios@0.19.2", "got@14.6.5", "undici@7.16.0"];

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
