import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { onPath } from "../programs/on-path.mjs";
import { projectFolder } from "../project-folder.mjs";
import { findNode } from "./node.mjs";
import { outOfReach } from "./test-support/planted-package.ts";

/** The user of whom nothing is expected (nobody), who has no home. */
const NOBODY = 65_534;
const GIBIBYTE = 2 ** 30;
/** Of some 570 that development has. */
const MOST_PACKAGES = 240;
/** What a ZIP of the project does not hold. */
const NOT_IN_ZIP = [".git", ".cache", "node_modules", "dist", "var", "packages"];
/** The package of the Node for this machine, which no Node of the machine replaces. */
const { asks: nodePackage = "" } = findNode(process, () => undefined);

const reason = whyNot();

/** Why no other machine can be made of this one; undefined where it can. */
function whyNot(): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    return "only root on Linux may start programs as nobody, with a limit of memory";
  if (onPath("setpriv") === undefined) return "setpriv (util-linux) is not installed";
  try {
    execFileSync("npm", ["ping"], { env: { ...process.env, npm_config_fetch_retries: "0" }, stdio: "ignore" });
  } catch {
    return "npm's registry cannot be reached, and a new machine has no package";
  }
}

/** A group of processes that has one gibibyte together; undefined where this system has no such groups to give. */
function memoryGroup(): string | undefined {
  const places = [
    { within: "/sys/fs/cgroup/memory", limit: "memory.limit_in_bytes" },
    { within: "/sys/fs/cgroup", limit: "memory.max" },
  ];
  for (const { within, limit } of places) {
    const group = join(within, `machines-${process.pid}`);
    try {
      mkdirSync(group);
      writeFileSync(join(group, limit), String(GIBIBYTE));
      return group;
    } catch {
      if (existsSync(group)) rmdirSync(group);
    }
  }
  return undefined;
}

/** A machine: a folder with a Node of its own and its npm, and nothing else on PATH but a shell. */
function machine(version: string): { readonly folder: string; readonly path: string } {
  const folder = mkdtempSync(join(tmpdir(), "machine-"));
  const lib = join(folder, "lib");
  mkdirSync(lib);
  writeFileSync(join(lib, "package.json"), "{}");
  // Not by --prefix: npm looks there for the settings of the machine too.
  execFileSync("npm", ["install", `${nodePackage}@${version}`], { cwd: lib, stdio: "ignore" });
  const bin = join(folder, "bin");
  mkdirSync(bin);
  cpSync(join(lib, "node_modules", nodePackage, "bin/node"), join(bin, "node"));
  cpSync(dirname(dirname(realpathSync(onPath("npm") ?? ""))), join(lib, "node_modules/npm"), {
    recursive: true,
  });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(bin, "npm"));
  symlinkSync("/bin/sh", join(bin, "sh"));
  chmodSync(folder, 0o755);
  return { folder, path: bin };
}

/** Unpacks a ZIP of the project, whose files are nobody's. */
function unpacked(folder: string, name: string): string {
  const checkout = join(folder, name);
  mkdirSync(checkout);
  const parts = readdirSync(projectFolder).filter((part) => !NOT_IN_ZIP.includes(part));
  for (const part of parts) cpSync(join(projectFolder, part), join(checkout, part), { recursive: true });
  execFileSync("chown", ["-R", `${NOBODY}:${NOBODY}`, checkout]);
  return checkout;
}

/** What this machine's npm needs to reach the registry: its certificates and its proxy. */
const globalconfig = () => execFileSync("npm", ["config", "get", "globalconfig"], { encoding: "utf8" }).trim();

interface Started {
  /** What it has printed until now. */
  readonly said: () => string;
  /** The first group of what it printed, once it has; what it printed in all, where it ended before. */
  readonly until: (pattern: RegExp) => Promise<string>;
  readonly ended: Promise<number>;
  readonly end: () => Promise<number>;
}

/** Types a command as nobody, without a home, in the C locale, in Auckland. */
function type(
  { path, checkout, group }: { readonly path: string; readonly checkout: string; readonly group?: string | undefined },
  command: string,
  more: Readonly<Record<string, string>> = {},
): Started {
  const settings = {
    PATH: path,
    LC_ALL: "C",
    TZ: "Pacific/Auckland",
    npm_config_globalconfig: globalconfig(),
    ...more,
  };
  const enter = group === undefined ? "" : `echo $$ > ${group}/cgroup.procs && `;
  const user = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"];
  const words = [
    ...user,
    "env",
    "-i",
    ...Object.entries(settings).map((pair) => pair.join("=")),
    ...command.split(" "),
  ];
  const script = `${enter}exec setpriv "$@"`;
  const child = spawn("/bin/sh", ["-c", script, "sh", ...words], { cwd: checkout, detached: true });
  let all = "";
  const looks = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      all += chunk.toString();
      for (const look of looks) look();
    });
  const ended = new Promise<number>((resolve) => child.on("close", (code) => resolve(code ?? 1)));
  const end = () => {
    try {
      process.kill(-Number(child.pid), "SIGTERM");
    } catch {
      // It has ended by itself.
    }
    return ended;
  };
  running.push(end);
  const until = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => {
        const found = pattern.exec(all)?.[1];
        if (found !== undefined) resolve(found);
      };
      looks.add(look);
      look();
      void ended.then(() => resolve(all));
    });
  return { said: () => all, until, ended, end };
}

const running: (() => Promise<number>)[] = [];
let group: string | undefined;
afterAll(async () => {
  for (const end of running) await end();
  // Of one that cannot be removed yet nothing is lost.
  if (group !== undefined) spawn("rmdir", [group], { stdio: "ignore" });
});

const ADDRESS = /(http:\/\/localhost:\d+\/)/;

/** The first page of the site, as its heading says what it is. */
async function firstPage(address: string): Promise<string> {
  expect(address).toMatch(/^http:/);
  const response = await fetch(address);
  expect(response.status).toBe(200);
  return response.text();
}

describe.each(["20.19", "22", "24"])("a machine with Node %s, a ZIP in a folder with spaces and accents", (version) => {
  let path = "";
  let checkout = "";
  let folder = "";
  beforeAll(() => {
    if (reason !== undefined) return;
    ({ folder, path } = machine(version));
    checkout = unpacked(folder, "Élan d’été");
  });

  test("shows nobody, who has no home, the first page after npm start, and works on without a registry", async ({
    skip,
  }) => {
    if (reason !== undefined) skip(reason);
    const started = type({ path, checkout }, "npm start -- --port 0");
    expect(await firstPage(await started.until(ADDRESS))).toContain("<h1");
    await started.end();

    const packages = Object.keys(
      JSON.parse(readFileSync(join(checkout, "node_modules/.package-lock.json"), "utf8")).packages,
    );
    expect(packages.length).toBeLessThan(MOST_PACKAGES);
    expect(packages.includes(`node_modules/${nodePackage}`)).toBe(version !== "24");

    const away = { ...outOfReach, npm_config_cache: join(checkout, ".cache/empty") };
    const served = type({ path, checkout }, "npm run serve -- --port 0", away);
    expect(await firstPage(await served.until(ADDRESS))).toContain("<h1");
    await served.end();
    expect(await type({ path, checkout }, "npm run inbox -- list", away).ended).toBe(0);
    const check = type({ path, checkout }, "npm run -s check", away);
    expect(await check.ended).toBe(1);
    expect(check.said()).toContain("what was there still is");
  });
});

test("of two checkouts started at once for one port, the second proposes one that is free", async ({ skip }) => {
  if (reason !== undefined) skip(reason);
  const { folder, path } = machine("24");
  const port = await freePort();
  const started = ["one", "the other"].map((name) => {
    const checkout = unpacked(folder, name);
    return { checkout, command: type({ path, checkout }, `npm start -- --port ${port}`) };
  });
  const seen = await Promise.all(started.map(async (each) => ({ ...each, said: await each.command.until(ADDRESS) })));
  const served = seen.filter(({ said }) => said === `http://localhost:${port}/`);
  const refused = seen.filter(({ said }) => said.includes("npm start -- --port"));
  expect([served.length, refused.length], seen.map(({ said }) => said).join("\n")).toEqual([1, 1]);
  const [{ checkout = "", said = "" } = {}] = refused;
  const proposed = /npm start -- --port (\d+)/.exec(said)?.[1];
  expect(proposed).not.toBe(String(port));
  const again = type({ path, checkout }, `npm start -- --port ${proposed}`);
  expect(await again.until(ADDRESS)).toBe(`http://localhost:${proposed}/`);
  expect(await firstPage(`http://localhost:${port}/`)).toContain("<h1");
});

test("a machine with one gibibyte of memory sets up, builds and serves", async ({ skip }) => {
  if (reason !== undefined) skip(reason);
  group = memoryGroup();
  if (group === undefined) return skip("this system has no group of processes whose memory can be limited (cgroups)");
  const { folder, path } = machine("20.19");
  const checkout = unpacked(folder, "small");
  const started = type({ path, checkout, group }, "npm start -- --port 0");
  expect(await firstPage(await started.until(ADDRESS))).toContain("<h1");
  await started.end();
});
