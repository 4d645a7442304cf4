import type { LockedPackage } from "./locked-packages.ts";

/**
 * The list of what is shipped (SBOM), as CycloneDX 1.6 JSON. The same lockfile gives the same bytes: no serial number, no
 * time, the packages of every platform.
 */
export function sbom(project: { readonly name: string; readonly version: string }, packages: readonly LockedPackage[]) {
  const components = packages
    .filter(({ isShipped }) => isShipped)
    .map(({ name, version, integrity, licence }) => ({
      type: "library",
      "bom-ref": purl(name, version),
      name,
      version,
      purl: purl(name, version),
      hashes: [{ alg: "SHA-512", content: Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex") }],
      licenses: [{ expression: licence ?? "NOASSERTION" }],
    }));
  const document = {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", name: project.name, version: project.version } },
    components,
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/** A package's address (purl): "pkg:npm/%40scope/name@1.0.0". */
function purl(name: string, version: string): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}
