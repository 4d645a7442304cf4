import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";

const rules = readFileSync(join(projectFolder, ".dockerignore"), "utf8")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "" && !line.startsWith("#"));

/** Whether Docker sends a file to the build: of all rules that match it or a folder above it, the last one decides. */
function isSent(file: string): boolean {
  const parts = file.split("/");
  const places = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  let sent = true;
  for (const rule of rules) {
    const pattern = matcher(rule.replace(/^!/, ""));
    if (places.some((place) => pattern.test(place))) sent = rule.startsWith("!");
  }
  return sent;
}

/** A pattern of .dockerignore (docs.docker.com/build/concepts/context/#syntax): a star matches dotfiles too. */
function matcher(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|\\]/g, "\\$&")
    .replaceAll("?", "[^/]")
    .replace(/\*\*\/|\*\*|\*/g, (stars) => ({ "**/": "(?:.*/)?", "**": ".*" })[stars] ?? "[^/]*");
  return new RegExp(`^${source}$`);
}

test.each([
  "var/outbox.sqlite",
  ".git/config",
  ".env",
  "hosts/.env",
  "hosts/secrets/SMTP_URL",
  "contact/server/.env.production",
  "node_modules/x/index.js",
  "site/node_modules/x/index.js",
  "dist/index.html",
  ".cache/node/x",
  "contact/server/debug.log",
  "outbox-backup.sqlite",
])("%s does not go into the image", (file) => {
  expect(isSent(file)).toBe(false);
});

test("what the image is made of does", () => {
  const containerfile = readFileSync(join(projectFolder, "hosts/Containerfile"), "utf8");
  const copied = [...containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  const needed = [
    ...copied.filter((name) => name !== "."),
    "content/site.yaml",
    "engine/build/main.ts",
    "contact/server/main.ts",
  ];
  expect(needed).toContain("package-lock.json");
  expect(needed.filter((name) => !isSent(name))).toEqual([]);
});

test("every image is named by version and digest", () => {
  const names = ["hosts/Containerfile", "hosts/compose.yaml"].flatMap((file) =>
    readFileSync(join(projectFolder, file), "utf8").match(/docker\.io\S+/g),
  );
  expect(names).toHaveLength(3);
  for (const name of names) expect(name).toMatch(/:\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/);
});
