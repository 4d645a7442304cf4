import type { SupplyLock } from "./locked-packages.ts";

/**
 * The paths of the packages that the running site needs: the project's own dependencies, and theirs. Peers count where
 * they are needed, not where they are merely welcome: npm's own mark takes those for shipped, too.
 */
export function shippedPaths({ packages }: SupplyLock): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [""];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const place = placeOf(packages, name, path);
      if (place === undefined || found.has(place)) continue;
      found.add(place);
      open.push(place);
    }
  }
  return found;
}

/** Where a package finds another, as Node looks for it: in its own node_modules, then in those above. */
function placeOf(packages: SupplyLock["packages"], name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    const place = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, place)) return place;
    if (folder === "") return undefined;
  }
}
