import { cp, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { type BrowserContextOptions, chromium } from "playwright-core";
import { inject } from "vitest";
import { BROWSER_FLAGS, browserPath } from "./launch-browser.ts";
import { NEVER_COMES } from "./patience.ts";

const require = createRequire(import.meta.url);
const arimo = dirname(require.resolve("@expo-google-fonts/arimo/package.json"));
const dejaVu = join(dirname(require.resolve("dejavu-fonts-ttf/package.json")), "ttf");

/** The only fonts of a machine, each by its files and by the name that it has there. */
const machines = {
  /** Arimo has the widths of Arial, and takes its names. */
  Arial: ["400Regular/Arimo_400Regular.ttf", "700Bold/Arimo_700Bold.ttf"].map((file) => join(arimo, file)),
  "DejaVu Sans": ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"].map((file) => join(dejaVu, file)),
  /** What a machine without any sans-serif font draws instead: a wide serif. */
  "DejaVu Serif": ["DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf"].map((file) => join(dejaVu, file)),
} as const;

/** A font that is alone on its machine. */
export type SystemFont = keyof typeof machines;

/** Starts a browser on a machine that has no other font than this, by its own configuration (fonts.conf(5)). */
export async function launchWithFont(font: SystemFont) {
  const folder = await mkdtemp(join(tmpdir(), "fonts-"));
  await mkdir(join(folder, "files"));
  for (const file of machines[font]) await cp(file, join(folder, "files", basename(file)));
  const configuration = join(folder, "fonts.conf");
  await writeFile(configuration, fontConfiguration(folder));
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: BROWSER_FLAGS,
    env: { ...process.env, FONTCONFIG_FILE: configuration },
    timeout: NEVER_COMES,
  });
  return {
    /** Opens a page of the run's site. */
    async newPage(options: BrowserContextOptions = {}) {
      const page = await browser.newPage({ baseURL: inject("origin"), ...options });
      page.setDefaultTimeout(NEVER_COMES);
      return page;
    },
    close: () => browser.close(),
  };
}

function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/files</dir>
  <cachedir>${folder}/cache</cachedir>
${renamed("Arimo Regular", "Arial", "ArialMT")}
${renamed("Arimo Bold", "Arial Bold", "Arial-BoldMT")}
</fontconfig>
`;
}

/** Has a face of Arimo found under the names of Arial's. */
function renamed(fullName: string, asFullName: string, asPostScriptName: string): string {
  return `  <match target="scan">
    <test name="fullname"><string>${fullName}</string></test>
    <edit name="family" mode="assign"><string>Arial</string></edit>
    <edit name="fullname" mode="assign"><string>${asFullName}</string></edit>
    <edit name="postscriptname" mode="assign"><string>${asPostScriptName}</string></edit>
  </match>`;
}
