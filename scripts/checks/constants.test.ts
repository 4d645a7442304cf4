import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";

/** The constants of K3: name, where it is stated, and how its number may be written. */
const constants = [
  ["CHUNK_TIMEOUT_MS", "engine/client/common/constants.ts", /\b120_?000\b/],
  ["PREFETCH_DELAY_MS", "engine/client/common/constants.ts", /\b250\b/],
  ["SCROLL_DURATION_MS", "engine/client/common/constants.ts", /DURATION\w* = 500\b|duration: 500\b/],
  ["HEAD_DEBOUNCE_MS", "engine/client/common/constants.ts", /DEBOUNCE\w* = 10\b/],
  ["LAZY_MARGIN_PX", "engine/client/common/constants.ts", /\b20px\b|MARGIN\w* = 20\b/],
  ["LAZY_THRESHOLD", "engine/client/common/constants.ts", /THRESHOLD\w* = 0?\.1\b|threshold: 0?\.1\b/],
  ["COOKIE_LIFETIME_DAYS", "consent/core/configuration.ts", /\b120\b/],
] as const;

/** Programs that visitors run, without tests and without the specification's numbers in comments. */
const sources = globSync("{engine/client,consent/{browser,client,core,react,trackers},site/client}/**/*.{ts,tsx}", {
  cwd: projectFolder,
})
  .filter((file) => !/\.test\.tsx?$|[\\/](?:test-support|example)[\\/]/.test(file))
  .map((file) => ({ file, code: withoutComments(readFileSync(join(projectFolder, file), "utf8")) }));

describe("[K3] each constant stands once in the code, under its name", () => {
  test.each(constants)("%s", (name, file, number) => {
    const holders = sources.filter(({ code }) => number.test(code)).map((source) => source.file);
    expect(holders).toEqual([file]);
    const code = sources.find((source) => source.file === file)?.code ?? "";
    expect(code.match(new RegExp(`\\bconst ${name}\\b`, "g"))).toHaveLength(1);
  });

  test("--menu-collapses, 1024 pixels", () => {
    const styles = globSync("site/**/*.css", { cwd: projectFolder });
    const stating = styles.filter((file) =>
      /@custom-media --menu-collapses/.test(readFileSync(join(projectFolder, file), "utf8")),
    );
    expect(stating).toEqual(["site/shell/header.module.css"]);
    expect(readFileSync(join(projectFolder, stating[0] ?? ""), "utf8")).toContain("--menu-collapses (width < 64rem)");
  });
});

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}
