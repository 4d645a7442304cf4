import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";

const out = mkdtempSync(join(tmpdir(), "packages-"));

/** As whoever wants the packages runs it. */
function pack(folder: string): Promise<{ code: unknown; said: string }> {
  const { NODE_ENV: _test, ...env } = process.env;
  const args = [join(projectFolder, "scripts/rooms/main.ts"), "--out", folder];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, _out, said) => resolve({ code: error?.code ?? 0, said }));
  });
}

test("a package gives each file that its room's README names, with types, and is replaced as a whole by the next", async () => {
  mkdirSync(join(out, "mine"));
  expect(await pack(out)).toEqual({ code: 0, said: "" });
  writeFileSync(join(out, "consent/of-the-last-time.js"), "");
  expect(await pack(out)).toEqual({ code: 0, said: "" });
  expect(readdirSync(out).sort()).toEqual(["consent", "contact", "mine"]);
  expect(existsSync(join(out, "consent/of-the-last-time.js"))).toBe(false);
  for (const room of ["consent", "contact"]) {
    const readme = readFileSync(join(projectFolder, room, "README.md"), "utf8");
    const [, surface = ""] = /^## Surface$([\s\S]*?)^## /m.exec(readme) ?? [];
    const named = [...surface.matchAll(/`((?:core|browser|react|message|form)\/[\w./-]+)`/g)].map(([, file]) => file);
    expect(named.length).toBeGreaterThan(5);
    const { exports } = JSON.parse(readFileSync(join(out, room, "package.json"), "utf8"));
    for (const file of named) {
      const given = exports[`./${file?.replace(/[.]tsx?$/, "")}`];
      const files = typeof given === "string" ? [given] : [given?.types, given?.default];
      expect(files.map((name) => existsSync(join(out, room, String(name)))).every(Boolean), `${room}: ${file}`).toBe(
        true,
      );
    }
  }
});

test("a folder that it did not make is left alone, and the others with it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "not-packages-"));
  mkdirSync(join(folder, "contact"));
  writeFileSync(join(folder, "contact/package.json"), JSON.stringify({ name: "contact" }, undefined, 2));
  expect(await pack(folder)).toEqual({ code: 1, said: expect.stringContaining("Nothing was touched") });
  expect(readdirSync(folder, { recursive: true }).map(String).sort()).toEqual([
    "contact",
    join("contact", "package.json"),
  ]);
});
