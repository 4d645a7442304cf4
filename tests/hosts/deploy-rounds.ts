import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { BALANCED, startCaddy } from "./caddy.ts";
import { startContactProcess } from "./contact-server/contact-process.ts";
import { type CrawlResult, crawl } from "./crawl.ts";
import { startNginx } from "./nginx.ts";
import { type Release, releaseBuilder } from "./two-releases.ts";

const script = resolve(import.meta.dirname, "../../hosts/release.sh");
const run = promisify(execFile);
const PER_SECOND = 200;
/** Between two deploys, so that each is met by requests before, during and after. */
const PAUSE = 300;

/** What serves a site while releases change. */
interface Served {
  readonly origin: string;
  /** Goes over to what the link leads to. */
  goOver(): Promise<void>;
  stop(): Promise<void>;
}

const ways: Readonly<Record<string, (current: string) => Promise<Served>>> = {
  async nginx(current) {
    const host = await startNginx({ release: current });
    return { ...host, goOver: async () => void process.kill(host.pid, "SIGHUP") };
  },
  async "Caddy in front of two servers, started again one after the other"(current) {
    const dataDir = await mkdtemp(join(tmpdir(), "deploys-"));
    const start = async (port: string) => startContactProcess(current, { PORT: port, DATA_DIR: dataDir });
    const ports = [String(await freePort()), String(await freePort())];
    const servers = await Promise.all(ports.map(start));
    const host = await startCaddy(BALANCED, { SERVERS: ports.map((port) => `127.0.0.1:${port}`).join(" ") });
    return {
      origin: host.origin,
      async goOver() {
        for (const [index, port] of ports.entries()) {
          await servers[index]?.stop();
          servers[index] = await start(port);
        }
      },
      async stop() {
        await host.stop();
        await Promise.all(servers.map((server) => server.stop()));
      },
    };
  },
};

/**
 * Puts two releases in place in turn, by `hosts/release.sh`, while a crawler asks for pages and all that they name.
 *
 * @param count how many deploys
 * @param say told of each way
 * @returns whether nothing was missing or mixed
 */
export async function deployRounds(count: number, say: (line: string) => void): Promise<boolean> {
  const build = await releaseBuilder();
  // Each of the last two holds the other's hashed files, as every build holds those of the builds before.
  await build();
  await build("Autre nom");
  const releases = [await build(), await build("Autre nom")];
  let passed = true;
  for (const [name, serve] of Object.entries(ways)) {
    const { requests, documents, faults } = await deploysOf(serve, releases, count);
    say(`${name}: ${count} deploys, ${requests} answers, ${documents} documents, ${faults.length} missing or mixed`);
    for (const fault of faults.slice(0, 10)) say(`  ${fault}`);
    passed &&= faults.length === 0 && requests > count;
  }
  return passed;
}

async function deploysOf(
  serve: (current: string) => Promise<Served>,
  releases: readonly Release[],
  count: number,
): Promise<CrawlResult> {
  const site = await mkdtemp(join(tmpdir(), "site-"));
  const put = async (index: number) => run(script, ["put", releases[index % 2]?.folder ?? "", site]);
  await put(0);
  const served = await serve(join(site, "current"));
  const manifests = releases.map(({ manifest }) => manifest);
  const crawling = crawl(served.origin, manifests, PER_SECOND);
  try {
    for (let index = 1; index <= count; index++) {
      await put(index);
      await served.goOver();
      await new Promise((resume) => setTimeout(resume, PAUSE));
    }
  } finally {
    await crawling.end();
    await served.stop();
  }
  return crawling.result;
}
