import { untrustedPackages } from "../setup/lockfile.mjs";
import { belowFloors } from "./floors.ts";
import { isAllowedLicence } from "./licences.ts";
import { type LockedPackage, lockedPackages, type SupplyLock } from "./locked-packages.ts";
import { sbom } from "./sbom.ts";

/** The most packages that one machine may install to run the site; each one more is a decision (0065). */
const MOST_SHIPPED = 68;

/** What is read of package.json. */
export interface SupplyManifest {
  readonly name: string;
  readonly version: string;
  /** Packages that bring a script for their installation, and whether it may run. */
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

/** What the supply chain is judged by. */
interface Supply {
  readonly lock: SupplyLock;
  readonly manifest: SupplyManifest;
  /** The stored list of what is shipped. */
  readonly storedSbom: string;
  /** The version of SQLite in the running Node. */
  readonly sqlite: string;
}

/** What is wrong with what we depend on (reliability B2 to B4), a line for each; nothing is asked of the network. */
export function supplyProblems({ lock, manifest, storedSbom, sqlite }: Supply): readonly string[] {
  const packages = lockedPackages(lock);
  const shipped = packages.filter(({ isShipped, isForLinux }) => isShipped && isForLinux);
  const tooMany = `${shipped.length} packages are shipped, ${MOST_SHIPPED} at most: do without, or raise it with a reason`;
  const outdated = "docs/sbom.json is not what package-lock.json says: node scripts/check-supply.ts --write";
  return [
    ...untrustedPackages(lock),
    ...packages.flatMap((one) => [...scriptProblems(one, manifest), ...licenceProblems(one)]),
    ...belowFloors(packages, sqlite),
    ...(shipped.length > MOST_SHIPPED ? [tooMany] : []),
    ...(storedSbom === sbom(manifest, packages) ? [] : [outdated]),
  ];
}

function scriptProblems({ name, isShipped, hasInstallScript }: LockedPackage, { allowScripts }: SupplyManifest) {
  if (!hasInstallScript) return [];
  if (isShipped) return [`${name} is shipped and wants to run a script when it is installed`];
  return Object.hasOwn(allowScripts, name)
    ? []
    : [`${name} wants to run a script when it is installed: look at it, and name it in "allowScripts" of package.json`];
}

function licenceProblems({ name, licence, isShipped }: LockedPackage): readonly string[] {
  return isAllowedLicence(licence, isShipped ? "shipped" : "tool")
    ? []
    : [`${name} has the licence ${licence ?? "(none)"}, which is not in scripts/supply/licences.ts`];
}
