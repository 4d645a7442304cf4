import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";

/** A registry on this machine with a few packages. "planted" has a script whose installation makes a file. */
export interface PlantedRegistry {
  readonly url: string;
  /** The file of "planted". */
  readonly tarball: string;
  /** What a lockfile says of each package. */
  readonly entries: Readonly<Record<string, { readonly version: string; readonly integrity: string }>>;
  /** Lets nobody have a package before as many have asked for it. */
  readonly holdUntil: (asked: number) => void;
  readonly close: () => void;
}

/** A package as the registry has it: its files but package.json, by their paths; all of them may be run. */
interface PlantedPackage {
  readonly manifest: { readonly name: string; readonly version: string };
  readonly files?: Readonly<Record<string, string>>;
}

/**
 * Starts it.
 *
 * @param folder where its files go
 * @param mark the file that the script of "planted" makes
 * @param more packages beside it
 */
export async function plantedRegistry(
  folder: string,
  mark: string,
  more: readonly PlantedPackage[] = [],
): Promise<PlantedRegistry> {
  const script = `require("node:fs").writeFileSync(${JSON.stringify(mark)}, "ran")`;
  const scripts = { postinstall: "node script.js" };
  const planted = { manifest: { name: "planted", version: "1.0.0", scripts }, files: { "script.js": script } };
  const packages = new Map(
    [planted, ...more].map(({ manifest, files }) => {
      const tarball = packed(join(folder, manifest.name), {
        "package.json": JSON.stringify(manifest),
        ...files,
      });
      const bytes = readFileSync(tarball);
      const integrity = `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
      return [manifest.name, { manifest, tarball, bytes, integrity }];
    }),
  );

  let wanted = 0;
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const [, name = "", isTarball] = /^\/([^/]+?)([.]tgz)?$/.exec(request.url ?? "") ?? [];
    const found = packages.get(name);
    // npm asks for known vulnerabilities, unless its user has switched that off: none are known.
    if (found === undefined) return void response.end("{}");
    const { manifest, bytes, integrity } = found;
    if (isTarball) {
      waiting.add(() => response.end(bytes));
      if (waiting.size < wanted) return;
      wanted = 0;
      for (const answer of waiting) answer();
      return waiting.clear();
    }
    const { version } = manifest;
    const full = {
      ...manifest,
      hasInstallScript: "scripts" in manifest,
      dist: { tarball: `${url}/${name}.tgz`, integrity },
    };
    response.end(JSON.stringify({ name, "dist-tags": { latest: version }, versions: { [version]: full } }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const entries = [...packages].map(([name, { manifest, integrity }]) => [
    name,
    { version: manifest.version, integrity },
  ]);
  return {
    url,
    tarball: join(folder, "planted.tgz"),
    entries: Object.fromEntries(entries),
    holdUntil: (asked) => {
      wanted = asked;
    },
    close: () => void server.close(),
  };
}

/** Makes the tarball of a package. @returns its file */
function packed(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, "package", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content, { mode: 0o755 });
  }
  execFileSync("tar", ["-czf", `${folder}.tgz`, "-C", folder, "package"]);
  return `${folder}.tgz`;
}

/** How a program ended, and what it printed. */
export interface Run {
  readonly code: number;
  readonly out: string;
  readonly said: string;
}

/** Runs programs in planted projects, with settings of npm below a folder and nobody else's. */
export function runner(registry: PlantedRegistry, folder: string) {
  return (program: string, args: readonly string[], cwd: string, more: NodeJS.ProcessEnv = {}): Promise<Run> => {
    const env = {
      ...process.env,
      // These projects are planted: none of the tests runs from them.
      VITEST: undefined,
      npm_config_registry: registry.url,
      npm_config_cache: join(folder, "cache"),
      // Settings of the user or of the machine are not the project's.
      npm_config_userconfig: join(folder, "user-npmrc"),
      npm_config_globalconfig: join(folder, "global-npmrc"),
      ...more,
    };
    return new Promise((resolve) => {
      const child = execFile(program, args, { cwd, env }, (_error, out, said) =>
        resolve({ code: child.exitCode ?? 1, out, said }),
      );
    });
  };
}

/** Settings of npm with which no registry is reached. */
export const outOfReach = { npm_config_registry: "http://127.0.0.1:9/", npm_config_fetch_retries: "0" };

/** Copies as much of the project as runs before the set-up has brought anything, with the least that a site has. */
export function emptyClone(own: string, folder: string): void {
  const files = globSync("{bench,contact,editor,engine,publish,scripts,tests}/**/*.mjs", { cwd: own });
  for (const file of ["package.json", "package-lock.json", ".npmrc", "site/site.config.ts", ...files])
    cpSync(join(own, file), join(folder, file));
  mkdirSync(join(folder, "content"));
  writeFileSync(join(folder, "content/site.yaml"), "language: fr\n");
}

/** As what a project depends on a package. */
type Kind = "dependencies" | "devDependencies" | "optionalDependencies";

/**
 * Writes a project that depends on packages of a registry, with this project's own set-up and settings of npm.
 *
 * @param entries what its lockfile says of each package, as the registry has it or otherwise
 * @param kinds as what the project depends on each; on "planted" alone where nothing is said
 */
export function plantedProject(
  own: string,
  folder: string,
  entries: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  kinds: Readonly<Record<string, Kind>> = { planted: "dependencies" },
): void {
  const wishes: Partial<Record<Kind, Record<string, unknown>>> = {};
  const packages: Record<string, unknown> = { "": wishes };
  for (const [name, kind] of Object.entries(kinds)) {
    const entry = { version: "1.0.0", ...entries[name], ...(kind === "optionalDependencies" && { optional: true }) };
    packages[`node_modules/${name}`] = entry;
    wishes[kind] = { ...wishes[kind], [name]: entry.version };
  }
  emptyClone(own, folder);
  mkdirSync(join(folder, "scripts/checks"));
  for (const entry of ["scripts/checks/main.ts", "contact/server/main.ts"])
    writeFileSync(join(folder, entry), "process.stdout.write(process.execPath);");
  mkdirSync(join(folder, "dist/.build"), { recursive: true });
  const { imports } = JSON.parse(readFileSync(join(own, "package.json"), "utf8"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, imports, ...wishes }));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
}
