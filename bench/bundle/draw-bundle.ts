import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundle } from "../../site/generator/render/bundle.ts";
import { MODULE_LIST, type ModuleList } from "../../site/generator/render/list-modules.ts";
import { readManifest } from "../site/read-manifest.ts";
import { bundleParts } from "./bundle-parts.ts";
import { bundlePicture } from "./bundle-picture.ts";

/** Draws what is in the client program, into `file`. @param site folder of a site that was built with it */
export async function drawBundle(root: string, site: string, file: string): Promise<void> {
  const { clientFolder } = await bundle(root, join(root, ".cache/bundles"));
  const modules = JSON.parse(await readFile(join(clientFolder, MODULE_LIST), "utf8")) as ModuleList;
  const { files } = await readManifest(site);
  const sizes = Object.keys(modules).map((name) => {
    const served = files[`/${name}`];
    return [name, (served?.br ?? served?.identity)?.bytes ?? 0] as const;
  });
  await writeFile(file, bundlePicture(bundleParts(modules, new Map(sizes))));
}
