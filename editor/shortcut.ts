/** An icon on the owner's desktop that opens the editor: no terminal, no command to remember. */
import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join, win32 } from "node:path";
import { promisify } from "node:util";

/** What an icon opens. Paths are absolute. */
export interface ShortcutTarget {
  /** The project's folder. */
  readonly root: string;
  /** Node's program. */
  readonly node: string;
  /** What `edit` is told: the folders of the site. */
  readonly options: readonly string[];
  /** The name under the icon. */
  readonly name: string;
}

/** Runs a command. Where it fails, its window stays until a key is pressed: what it says is read. */
const UNTIL_READ = '"$0" "$@" || read -r key';

/** The icon's file of a system: an entry of Linux's desktops (freedesktop.org), a command file of macOS, or of Windows. */
export function shortcutOf(
  platform: NodeJS.Platform,
  { root, node, options, name }: ShortcutTarget,
): { readonly file: string; readonly text: string } {
  const { join: under } = platform === "win32" ? win32 : { join };
  const command = [node, under(root, "scripts", "run.mjs"), "edit", ...options];
  if (platform === "win32") {
    const lines = [
      "@echo off",
      "chcp 65001 >nul",
      `cd /d ${inBatch(root)}`,
      command.map(inBatch).join(" "),
      "if errorlevel 1 pause",
    ];
    return { file: `${name}.cmd`, text: lines.map((line) => `${line}\r\n`).join("") };
  }
  if (platform === "darwin") {
    return {
      file: `${name}.command`,
      text: `#!/bin/sh\ncd ${inShell(root)} && exec ${command.map(inShell).join(" ")}\n`,
    };
  }
  const entries = {
    Type: "Application",
    Name: name,
    Exec: ["sh", "-c", UNTIL_READ, ...command].map(inExec).join(" "),
    Path: inEntry(root),
    Icon: "accessories-text-editor",
    Terminal: "true",
  };
  const lines = Object.entries(entries).map(([key, value]) => `${key}=${value}`);
  return { file: "passerelle-editor.desktop", text: `${["[Desktop Entry]", ...lines].join("\n")}\n` };
}

/** Puts the icon on the desktop of whoever runs this, in place of the one before. @returns its path @throws the system's error */
export async function putShortcut(target: ShortcutTarget): Promise<string> {
  const desktop = await desktopFolder(process.platform);
  await mkdir(desktop, { recursive: true });
  const { file, text } = shortcutOf(process.platform, target);
  const path = join(desktop, file);
  // Desktops start only what may be executed.
  await writeFile(path, text, { mode: 0o755 });
  return path;
}

const run = promisify(execFile);

/** Systems call the folder by the user's language, or keep it in a cloud: each is asked for it. */
async function desktopFolder(platform: NodeJS.Platform): Promise<string> {
  const [program, ...asked] =
    platform === "win32"
      ? ["powershell", "-NoProfile", "-Command", "[Environment]::GetFolderPath('Desktop')"]
      : ["xdg-user-dir", "DESKTOP"];
  const usual = join(homedir(), "Desktop");
  if (platform === "darwin") return usual;
  const { stdout } = await run(program as string, asked).catch(() => ({ stdout: "" }));
  const answered = stdout.trim();
  // Without a desktop of its own, xdg-user-dir answers with the home folder.
  return answered === "" || answered === homedir() ? usual : answered;
}

function inShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function inBatch(text: string): string {
  return `"${text.replaceAll("%", "%%")}"`;
}

/** A value of a desktop entry, in which a backslash and a line break are written with a backslash. */
function inEntry(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
}

/** A word of a desktop entry's command: quoted as in a shell, then written as a value; `%` begins a field code. */
function inExec(text: string): string {
  return inEntry(`"${text.replace(/["`$\\]/g, "\\$&").replaceAll("%", "%%")}"`);
}
