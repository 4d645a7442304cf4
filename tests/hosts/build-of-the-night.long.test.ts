import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { changedContent } from "../support/setup/changed-build.ts";

const root = resolve(import.meta.dirname, "../..");
const ARTICLE = "posts/fr/acheter-au-portugal-les-etapes.md";

/** The commands of the unit, with the folders of this machine in place of a server's. */
function commandsOfTheNight(site: string, dist: string): readonly string[] {
  const unit = readFileSync(join(root, "hosts/passerelle-build.service"), "utf8");
  return [...unit.matchAll(/^ExecStart=(.*)$/gm)].map(([, command = ""]) =>
    command
      .replace("npm run build --", `${process.execPath} ${root}/engine/build/main.ts --quiet --out ${dist}`)
      .replace(" put dist ", ` put ${dist} `)
      .replaceAll("/srv/passerelle", root)
      .replaceAll("/srv/site", site)
      .replace(/ systemctl .*$/, ""),
  );
}

test("the build of the night has what was last put online, not what somebody is writing, nor what was taken back", async () => {
  const content = await changedContent({});
  const [site, dist] = [join(content, "../site"), join(content, "../dist")];
  await appendFile(join(content, "site.yaml"), "publish: { release: site }\n");
  const run = (command: string) => execFileSync("sh", ["-c", command], { cwd: root, stdio: "pipe" });
  const publish = (...args: readonly string[]) =>
    run([process.execPath, "publish/main.ts", "--content", content, "--out", dist, ...args].join(" "));
  const night = () => commandsOfTheNight(site, dist).forEach(run);
  const online = () => readFile(join(site, "current/fr/acheter-au-portugal-les-etapes/index.html"), "utf8");
  const write = async (words: string) => {
    const file = join(content, ARTICLE);
    await writeFile(file, `${(await readFile(file, "utf8")).trimEnd()}\n\n${words}\n`);
  };
  await write("Une phrase finie.");
  publish();
  await write("Une phrase à moi");
  night();
  // The second night builds from what the first one has put online.
  night();
  expect(await online()).toContain("Une phrase finie.");
  expect(await online()).not.toContain("Une phrase à moi");
  publish();
  expect(await online()).toContain("Une phrase à moi");
  publish("--back");
  night();
  expect(await online()).not.toContain("Une phrase à moi");
});
