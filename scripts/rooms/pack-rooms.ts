import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "vite";
import { replaceableFolder } from "#engine/files/replaceable-folder.ts";
import { surfaceOf } from "../../.dependency-cruiser.mjs";
import { projectFolder } from "../project-folder.mjs";

/** The rooms that pages made with something else can use, and what of each runs in browsers. */
const ROOMS = { consent: ["core", "browser", "react"], contact: ["message", "form", "react"] };

const project = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));
/** What a package that was made here begins with: no other folder is replaced. */
const marks = { "package.json": new RegExp(`^\\{\n  "name": "@${project.name}/`) };
/** What other rooms may import of these is what a package exports. */
const surface = new RegExp(Object.keys(ROOMS).flatMap(surfaceOf).join("|"));

/**
 * Makes a package of each room: JavaScript, styles and types, in a folder that bears the room's name.
 *
 * @param out absolute path of the folder that these folders come to lie in
 * @returns the folders
 * @throws {ForeignFolderError} before anything is made, where one of them holds what is not ours
 */
export async function packRooms(out: string): Promise<readonly string[]> {
  const rooms = Object.entries(ROOMS).map(([room, parts]) => {
    return { room, parts, folder: replaceableFolder(join(out, room), { holding: [], apart: [], marks }) };
  });
  // Whatever a shell has set: React's functions for development are not in what it publishes for visitors.
  process.env.NODE_ENV = "production";
  await mkdir(out, { recursive: true });
  const made = await mkdtemp(join(out, ".part-"));
  try {
    const tsc = join(projectFolder, "node_modules/typescript/bin/tsc");
    await promisify(execFile)(process.execPath, [tsc, "-p", import.meta.dirname, "--outDir", made]);
    for (const { room, parts } of rooms) await packRoom(room, parts, join(made, room));
    for (const { room, folder } of rooms) {
      await rm(folder, { recursive: true, force: true });
      await rename(join(made, room), folder);
    }
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  return rooms.map(({ folder }) => folder);
}

/** Adds to a room's types its JavaScript, a file for each of its own, its styles, and what npm reads. */
async function packRoom(room: string, parts: readonly string[], folder: string): Promise<void> {
  const source = join(projectFolder, room);
  const entries = globSync(`{${parts}}/*.{ts,tsx}`, { cwd: source, exclude: ["**/*.test.*"] })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => surface.test(`${room}/${file}`))
    .sort();
  const packages = new Set<string>();
  await build({
    root: source,
    configFile: join(projectFolder, "vite.config.ts"),
    logLevel: "error",
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      lib: { entry: entries.map((file) => join(source, file)), formats: ["es"], cssFileName: "style" },
      rolldownOptions: {
        external: (id) => {
          const [name] = /^[a-z][\w-]*(?=\/|$)/.exec(id) ?? [];
          if (name !== undefined) packages.add(name);
          return name !== undefined;
        },
        output: { preserveModules: true, preserveModulesRoot: source },
      },
    },
  });
  // No module imports this sheet: a page does, where it needs to.
  const ofPlainPages = globSync("react/plain-page.css", { cwd: source });
  for (const sheet of ofPlainPages) await cp(join(source, sheet), join(folder, sheet));
  const sheets = ["style.css", ...ofPlainPages].map((sheet) => [`./${sheet}`, `./${sheet}`]);
  const exported = entries.map((file) => {
    const name = `./${file.replace(/[.]tsx?$/, "")}`;
    return [name, { types: `${name}.d.ts`, default: `${name}.js` }];
  });
  const { react, ...dependencies } = Object.fromEntries(
    [...packages].sort().map((name) => [name, `^${project.dependencies[name]}`]),
  );
  const manifest = {
    name: `@${project.name}/${room}`,
    version: project.version,
    private: true,
    license: project.license,
    type: "module",
    sideEffects: ["*.css"],
    exports: Object.fromEntries([...exported, ...sheets]),
    dependencies,
    peerDependencies: { react },
    peerDependenciesMeta: { react: { optional: true } },
  };
  await writeFile(join(folder, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
}
