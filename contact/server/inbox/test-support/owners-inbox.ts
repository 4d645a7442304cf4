import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { OWNER_FACTS_FILE, type OwnerFacts } from "#engine/manifest/owner-facts.ts";
import { runInbox } from "../run-inbox.ts";

/**
 * The owner's command on a data folder, in their language; English unless another is named. Gives the exit code and what
 * it wrote, with spaces that do not break as spaces.
 */
export function ownersInbox(dataDir: string) {
  const buildOf = {
    en: ownersBuild("en", "Europe/Lisbon"),
    pt: ownersBuild("pt", "Europe/Lisbon"),
    fr: ownersBuild("fr", "Europe/Paris"),
  };
  return async (
    args: string,
    variables: Record<string, string> = {},
    isTerminal = false,
    language: keyof typeof buildOf = "en",
  ) => {
    const out: string[] = [];
    const err: string[] = [];
    const output = {
      write: (text: string) => void out.push(text),
      complain: (text: string) => void err.push(text),
      isTerminal,
    };
    const words = ["--root", buildOf[language], ...args.split(" ").filter(Boolean)];
    const code = await runInbox(words, { DATA_DIR: dataDir, ...variables }, output);
    const text = (parts: readonly string[]) => parts.join("").replaceAll("\u00a0", " ");
    return { code, out: text(out), err: text(err) };
  };
}

/** A folder with as much of a build as tells whose it is. */
function ownersBuild(language: OwnerFacts["language"], timeZone: string): string {
  const root = mkdtempSync(join(tmpdir(), "owner-"));
  const file = join(root, OWNER_FACTS_FILE);
  mkdirSync(dirname(file));
  writeFileSync(file, JSON.stringify({ language, timeZone, retentionMonths: 12 } satisfies OwnerFacts));
  return root;
}
