import { execFileSync } from "node:child_process";
import { readlinkSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { MANIFEST_FILE, type Manifest } from "#engine/manifest/manifest.ts";
import { onPath } from "#scripts/programs/on-path.mjs";
import { visitors } from "../support/setup/browser.ts";
import { changedContent } from "../support/setup/changed-build.ts";
import type { ChildHost } from "../support/setup/child-host.ts";
import { runGenerator, temporaryFolder } from "../support/setup/run-generator.ts";
import { contentFolder } from "../support/setup/test-content.ts";
import { askHost } from "./host-answers.ts";
import { startNginx } from "./nginx.ts";

const visit = visitors();
const script = resolve(import.meta.dirname, "../../hosts/release.sh");
const [site, work] = [await temporaryFolder(), await temporaryFolder()];
await cp(inject("siteFolder"), join(work, "dist"), { recursive: true });
const [first, later] = [await release("first"), await release("later", "Deuxième nom")];
for (const { folder } of [first, later]) execFileSync(script, ["put", folder, site]);

interface Release {
  /** A copy that stays when the next is built. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Builds into one folder again and again, as an owner does, and copies each build aside. */
async function release(name: string, brand?: string): Promise<Release> {
  const renamed = (text: string) => text.replace(/^brand: .*$/m, `brand: ${brand}`);
  const content = brand === undefined ? contentFolder : await changedContent({ "site.yaml": renamed });
  const { code, errors } = await runGenerator(["--content", content, "--out", join(work, "dist")]);
  if (code !== 0) throw new Error(`The release could not be built:\n${errors}`);
  const folder = join(work, name);
  await cp(join(work, "dist"), folder, { recursive: true });
  return { folder, manifest: JSON.parse(await readFile(join(folder, MANIFEST_FILE), "utf8")) as Manifest };
}

/** What the tabs of a release may still ask for when another is there; not what it keeps for older tabs. */
function hashedFiles({ files }: Manifest): readonly string[] {
  return Object.entries(files).flatMap(([path, { cache, age }]) =>
    cache === "immutable" && age === undefined ? [path] : [],
  );
}

test("a build holds the hashed files of the one before it", async () => {
  const old = hashedFiles(first.manifest).filter((path) => later.manifest.files[path]?.age === 1);
  expect(old.some((path) => path.startsWith("/assets/locale/"))).toBe(true);
  expect(hashedFiles(first.manifest).filter((path) => later.manifest.files[path] === undefined)).toEqual([]);
});

describe.skipIf(onPath("nginx") === undefined)("nginx on releases", () => {
  let nginx: ChildHost;
  beforeAll(async () => {
    nginx = await startNginx({ release: join(site, "current") });
  });
  afterAll(() => nginx.stop());

  /** nginx changes over once it is told; that is seen from the bytes of a page. */
  async function goOver(verb: readonly string[], { folder }: Release): Promise<void> {
    execFileSync(script, [...verb, "kill", "-HUP", String(nginx.pid)]);
    const page = await readFile(join(folder, "en/index.html"), "utf8");
    await expect.poll(async () => String((await askHost(nginx.origin, "/en/")).bytes)).toBe(page);
  }

  test("hands out the hashed files of the release before", async () => {
    for (const path of hashedFiles(first.manifest))
      expect([path, (await askHost(nginx.origin, path)).status]).toEqual([path, 200]);
  });

  test("a tab stays at work when the site goes back to the release before, and forth again", async () => {
    // A second try begins where the first did.
    await goOver(["put", first.folder, site], first);
    await goOver(["put", later.folder, site], later);
    const { page, errors } = await visit({ baseURL: nginx.origin });
    await page.goto("/en/");
    const name = () => page.locator("title").textContent();
    /** A process of nginx that leaves may answer once more over the connection that the browser has to it. */
    const nameAfterReload = async () => {
      await page.reload();
      return name();
    };
    expect(await name()).toContain("Deuxième nom");
    const follow = async (label: string, path: string) => {
      await page.locator("header").getByRole("link", { name: label, exact: true }).first().click();
      await page.waitForURL(`**${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
    };
    await goOver(["back", site], first);
    await follow("Contact", "/en/contact/");
    await page.goBack();
    await page.waitForURL("**/en/");
    await expect.poll(nameAfterReload).not.toContain("Deuxième nom");
    await goOver(["put", later.folder, site], later);
    await follow("Contact", "/en/contact/");
    // What a tab of the later release loads ahead is not there while the site is at the one before.
    expect(errors.filter((error) => !error.includes("status of 404"))).toEqual([]);
  });

  test("a link that leads nowhere is no release, and changes nothing", () => {
    const before = readlinkSync(join(site, "current"));
    expect(() => execFileSync(script, ["put", tmpdir(), site], { stdio: "pipe" })).toThrow(
      /no finished build.*npm run build/,
    );
    expect(readlinkSync(join(site, "current"))).toBe(before);
  });
});
