import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { commandEnvironment } from "../commands.mjs";

/** What stays of the environment: where programs lie, what an operating system cannot do without, Vitest's own. */
const KEPT =
  /^(PATH|PATHEXT|LD_LIBRARY_PATH|TMPDIR|TEMP|TMP|SYSTEMROOT|WINDIR|COMSPEC|NO_COLOR|FORCE_COLOR|NODE_COMPILE_CACHE|NODE_ENV|TEST|VITEST\w*|OUTBOX_\w+)$/i;
/** Far from UTC and off by a part of an hour: a time that is formed in the machine's zone is wrong at once. */
const TIME_ZONE = "Pacific/Chatham";
const PREFIX = "passerelle-tests-";

/**
 * Gives a run of the tests, and every process that it starts, the same environment on every machine: an empty home
 * folder, the C locale, one time zone and umask, no settings of npm, proxies or databases, DejaVu as the only font
 * (browsers on Linux), and its own temporary folder.
 *
 * @returns removes the temporary folder (Vitest calls it when the run ends)
 */
export function setup(): () => void {
  // Each project of a run comes here. Side by side, not in each other: paths of sockets have 107 characters at most.
  const before = tmpdir();
  const folder = mkdtempSync(join(basename(before).startsWith(PREFIX) ? dirname(before) : before, PREFIX));
  // Web servers and mail servers under test run as other users.
  chmodSync(folder, 0o755);
  const home = join(folder, "home");
  mkdirSync(home);
  for (const name of Object.keys(process.env)) if (!KEPT.test(name)) delete process.env[name];
  process.umask(0o022);
  // What npm's commands find in their environment, where Vitest was started without them.
  for (const [name, value] of Object.entries(commandEnvironment)) process.env[name] ??= value;
  Object.assign(process.env, {
    TMPDIR: folder,
    HOME: home,
    USERPROFILE: home,
    LC_ALL: "C",
    TZ: TIME_ZONE,
    FONTCONFIG_FILE: fontSettings(folder),
  });
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Writes settings for fontconfig that know DejaVu and nothing else, and returns their file. */
function fontSettings(folder: string): string {
  const fonts = join(dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json")), "ttf");
  const generic = (name: string, font: string) =>
    `<alias><family>${name}</family><prefer><family>${font}</family></prefer></alias>`;
  const file = join(folder, "fonts.conf");
  const settings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(folder, "font-cache")}</cachedir>
  ${generic("sans-serif", "DejaVu Sans")}
  ${generic("serif", "DejaVu Serif")}
  ${generic("monospace", "DejaVu Sans Mono")}
</fontconfig>
`;
  writeFileSync(file, settings);
  return file;
}
