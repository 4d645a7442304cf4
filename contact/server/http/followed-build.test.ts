import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { MANIFEST_FILE } from "#engine/manifest/manifest.ts";
import { OWNER_FACTS_FILE } from "#engine/manifest/owner-facts.ts";
import { CONTACT_TEXTS_FILE } from "../../message/contact-answer-texts.ts";
import { CONTACT_PAGE_FILE } from "../../message/contact-protocol.ts";
import { buildApp } from "../app.ts";
import { readEnvironment } from "../common/environment.ts";
import { fixtureBuild, fixtureOwner } from "../test-support/fixture-build.ts";
import { followedBuild } from "./followed-build.ts";

/** A link to a build, as a release folder has it, and a server that follows it. */
async function served(first: string) {
  const folder = mkdtempSync(join(tmpdir(), "releases-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const current = join(folder, "current");
  const leadTo = (root: string) => {
    symlinkSync(root, `${current}.new`);
    renameSync(`${current}.new`, current);
  };
  leadTo(first);
  const { build, follow } = await followedBuild(current);
  const said: string[] = [];
  const log = (_facts: object, text: string) => void said.push(text);
  onTestFinished(follow({ info: log, error: log }));
  const app = buildApp({ environment: readEnvironment({}), build, contact: undefined, log: { write: () => {} } });
  onTestFinished(() => app.close());
  const get = async (url: string) => (await app.inject(url)).body;
  return { build, said, leadTo, get, app };
}

test("a new release is served once the link leads to it, without a restart, with its own headers, texts and form page", async () => {
  const [one, two] = [fixtureBuild("Un"), fixtureBuild("Deux", { "/fr/nouveau/": "Nouveau" })];
  const headers = { ...two.manifest.headers, "Referrer-Policy": "no-referrer" };
  writeFileSync(join(two.root, MANIFEST_FILE), JSON.stringify({ ...two.manifest, headers }));
  writeFileSync(join(two.root, CONTACT_PAGE_FILE), "export const renderContactPage = () => 'la page';");
  writeFileSync(join(two.root, OWNER_FACTS_FILE), JSON.stringify({ ...fixtureOwner, retentionMonths: 3 }));
  const { build, leadTo, get, app } = await served(one.root);
  expect([await get("/fr/"), build.renderContactPage]).toEqual(["Un", undefined]);
  leadTo(two.root);
  await vi.waitFor(async () => expect(await get("/fr/")).toBe("Deux"), { timeout: 20_000 });
  expect(await get("/fr/nouveau/")).toBe("Nouveau");
  expect((await app.inject("/fr/")).headers["referrer-policy"]).toBe("no-referrer");
  expect((await app.inject("/fr/inconnu/")).headers["referrer-policy"]).toBe("no-referrer");
  expect(build.owner.retentionMonths).toBe(3);
  expect(build.renderContactPage).toBeTypeOf("function");
  leadTo(one.root);
  await vi.waitFor(async () => expect(await get("/fr/")).toBe("Un"), { timeout: 20_000 });
});

test("a release that cannot be served is logged, and the one before it stays; the next one is taken", async () => {
  const [one, broken, three] = [fixtureBuild("Un"), fixtureBuild("Cassé"), fixtureBuild("Trois")];
  writeFileSync(join(broken.root, MANIFEST_FILE), "{");
  rmSync(join(three.root, CONTACT_TEXTS_FILE));
  const { build, said, leadTo, get } = await served(one.root);
  leadTo(broken.root);
  await vi.waitFor(() => expect(said).toEqual([expect.stringContaining("cannot be served")]), { timeout: 20_000 });
  expect(await get("/fr/")).toBe("Un");
  leadTo(three.root);
  await vi.waitFor(async () => expect(await get("/fr/")).toBe("Trois"), { timeout: 20_000 });
  // Where messages are received, a release without a form takes nothing away from who is writing one.
  expect(build.contactTexts).toBeDefined();
});
