import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { putShortcut, shortcutOf } from "./shortcut.ts";

const target = {
  root: '/home/ana/L\'atelier "100 %" $1',
  node: "/usr/bin/node",
  options: ["--content", "/home/ana/textes"],
  name: "Éditeur",
};

test("on Linux it is an entry of the desktop, with every sign of its paths", () => {
  const { file, text } = shortcutOf("linux", target);
  expect(file).toMatch(/\.desktop$/);
  expect(text.split("\n")).toEqual([
    "[Desktop Entry]",
    "Type=Application",
    "Name=Éditeur",
    String.raw`Exec="sh" "-c" "\\"\\$0\\" \\"\\$@\\" || read -r key" "/usr/bin/node" "/home/ana/L'atelier \\"100 %%\\" \\$1/scripts/run.mjs" "edit" "--content" "/home/ana/textes"`,
    `Path=${target.root}`,
    "Icon=accessories-text-editor",
    "Terminal=true",
    "",
  ]);
});

test("on macOS it is a command file, which a shell reads as it was meant", async () => {
  const { file, text } = shortcutOf("darwin", {
    ...target,
    root: "/",
    node: "/bin/echo",
    options: ["--content", "/tmp/l'été $HOME"],
  });
  expect(file).toBe("Éditeur.command");
  expect(execFileSync("/bin/sh", ["-c", text], { encoding: "utf8" })).toBe(
    "/scripts/run.mjs edit --content /tmp/l'été $HOME\n",
  );
});

test("on Windows it is a command file with its line ends, in UTF-8", () => {
  const { file, text } = shortcutOf("win32", {
    ...target,
    root: "C:\\Sites\\L'été 100 %",
    node: "C:\\Program Files\\nodejs\\node.exe",
    options: ["--content", "C:\\Sites\\textes"],
  });
  expect(file).toBe("Éditeur.cmd");
  expect(text.split("\r\n")).toEqual([
    "@echo off",
    "chcp 65001 >nul",
    String.raw`cd /d "C:\Sites\L'été 100 %%"`,
    String.raw`"C:\Program Files\nodejs\node.exe" "C:\Sites\L'été 100 %%\scripts\run.mjs" "edit" "--content" "C:\Sites\textes"`,
    "if errorlevel 1 pause",
    "",
  ]);
});

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "home-"));
  vi.stubEnv("HOME", home);
  vi.stubEnv("XDG_CONFIG_HOME", join(home, ".config"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  return rm(home, { recursive: true });
});

test.skipIf(process.platform !== "linux")(
  "it is put on the desktop, may be executed, and takes the place of the one before",
  async () => {
    const bin = join(home, "bin");
    await mkdir(bin);
    // As xdg-user-dirs does for a desktop in French.
    await writeFile(join(bin, "xdg-user-dir"), `#!/bin/sh\necho "${home}/Bureau"\n`, { mode: 0o755 });
    vi.stubEnv("PATH", `${bin}:${process.env.PATH}`);
    await putShortcut(target);
    const path = await putShortcut({ ...target, options: ["--content", "/autre"] });
    expect(path).toBe(join(home, "Bureau", "passerelle-editor.desktop"));
    expect(await readFile(path, "utf8")).toContain('"/autre"');
    expect((await stat(path)).mode & 0o100).toBe(0o100);
  },
);

test.skipIf(process.platform !== "linux")(
  "where nobody says where the desktop is, it is in the home folder",
  async () => {
    vi.stubEnv("PATH", "");
    expect(await putShortcut(target)).toBe(join(home, "Desktop", "passerelle-editor.desktop"));
  },
);
