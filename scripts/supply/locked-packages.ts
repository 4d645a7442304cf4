import type { LockedPackage as LockEntry } from "../setup/lockfile.mjs";
import { shippedPaths } from "./shipped-paths.ts";

/** An entry of package-lock.json, with what the supply chain is judged by. */
export interface SupplyEntry extends LockEntry {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

/** package-lock.json, as far as the supply chain is concerned. */
export interface SupplyLock {
  readonly packages: Readonly<Record<string, SupplyEntry>>;
}

/** A locked package. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
  /** An SPDX expression. */
  readonly licence: string | undefined;
  /** Whether it reaches the server or visitors; if not, it only builds and tests. */
  readonly isShipped: boolean;
  readonly hasInstallScript: boolean;
  /** Whether it is installed on Linux with glibc and an x64 processor; packages for other platforms take turns. */
  readonly isForLinux: boolean;
}

/** The packages of a lockfile, sorted by name and version, each version once. */
export function lockedPackages(lock: SupplyLock): readonly LockedPackage[] {
  const shipped = shippedPaths(lock);
  const found = Object.entries(lock.packages)
    .filter(([path]) => path !== "")
    .map(
      ([path, entry]): LockedPackage => ({
        name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
        version: entry.version ?? "",
        integrity: entry.integrity ?? "",
        licence: entry.license,
        isShipped: shipped.has(path),
        hasInstallScript: entry.hasInstallScript === true,
        isForLinux: isFor("linux", entry.os) && isFor("x64", entry.cpu) && isFor("glibc", entry.libc),
      }),
    );
  const byKey = new Map<string, LockedPackage>();
  for (const one of found) {
    const key = `${one.name}@${one.version}`;
    byKey.set(key, { ...one, isShipped: one.isShipped || byKey.get(key)?.isShipped === true });
  }
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

function isFor(mine: string, theirs: readonly string[] = [mine]): boolean {
  return theirs.includes(mine);
}
