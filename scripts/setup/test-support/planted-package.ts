import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/** A registry on this machine with one package, "planted", whose installation makes a file. */
export interface PlantedRegistry {
  readonly url: string;
  readonly tarball: string;
  readonly integrity: string;
  readonly close: () => void;
}

/**
 * Starts it.
 *
 * @param folder where its files go
 * @param mark the file that the package's script makes
 */
export async function plantedRegistry(folder: string, mark: string): Promise<PlantedRegistry> {
  const script = `require("node:fs").writeFileSync(${JSON.stringify(mark)}, "ran")`;
  mkdirSync(join(folder, "package"), { recursive: true });
  writeFileSync(join(folder, "package/script.js"), script);
  const manifest = { name: "planted", version: "1.0.0", scripts: { postinstall: "node script.js" } };
  writeFileSync(join(folder, "package/package.json"), JSON.stringify(manifest));
  const tarball = join(folder, "planted.tgz");
  execFileSync("tar", ["-czf", tarball, "-C", folder, "package"]);
  const bytes = readFileSync(tarball);
  const integrity = `sha512-${createHash("sha512").update(bytes).digest("base64")}`;

  const server = createServer((request, response) => {
    if (request.url?.endsWith(".tgz")) return void response.end(bytes);
    // npm asks for known vulnerabilities, unless its user has switched that off: none are known.
    if (request.method === "POST") return void response.end("{}");
    const version = { ...manifest, hasInstallScript: true, dist: { tarball: `${url}/planted.tgz`, integrity } };
    response.end(JSON.stringify({ name: "planted", "dist-tags": { latest: "1.0.0" }, versions: { "1.0.0": version } }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, tarball, integrity, close: () => void server.close() };
}

/** Copies as much of the project as runs before the set-up has brought anything, with the least that a site has. */
export function emptyClone(own: string, folder: string): void {
  const files = globSync("{bench,contact,editor,engine,publish,scripts,tests}/**/*.mjs", { cwd: own });
  for (const file of ["package.json", "package-lock.json", ".npmrc", "site/site.config.ts", ...files])
    cpSync(join(own, file), join(folder, file));
  mkdirSync(join(folder, "content"));
  writeFileSync(join(folder, "content/site.yaml"), "language: fr\n");
}

/**
 * Writes a project that depends on "planted", with this project's own set-up and settings of npm.
 *
 * @param entry what its lockfile says of the package, besides its version
 * @param kind as what the project depends on it
 */
export function plantedProject(
  own: string,
  folder: string,
  entry: Readonly<Record<string, unknown>>,
  kind: "dependencies" | "devDependencies" = "dependencies",
): void {
  const wishes = { [kind]: { planted: "1.0.0" } };
  const packages = { "": wishes, "node_modules/planted": { version: "1.0.0", ...entry } };
  emptyClone(own, folder);
  mkdirSync(join(folder, "scripts/checks"));
  for (const entry of ["scripts/checks/main.ts", "contact/server/main.ts"])
    writeFileSync(join(folder, entry), "process.stdout.write(process.execPath);");
  const { imports } = JSON.parse(readFileSync(join(own, "package.json"), "utf8"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, imports, ...wishes }));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
}
