import { Tinypool } from "tinypool";
import { frontMatterParts } from "#engine/content/source/front-matter.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import type { SiteRoutes } from "#engine/pages/paths/routes.ts";
import { filesWithProse } from "#engine/proofreading/content-prose.ts";
import { OWNER_WORDS_FILE } from "#engine/proofreading/owner-words.ts";
import type { proofreadText } from "#engine/proofreading/proofread.ts";

interface ProofreadingOptions {
  /** The files of the languages that are published, and the text of each, as the site was read last: nothing is read twice. */
  readonly files: () => readonly string[];
  readonly textOf: (file: string) => string | undefined;
  readonly routes: () => Promise<SiteRoutes>;
  /** Counts up with each change of a text. */
  readonly revision: () => Promise<number>;
  /** Called when new texts have been read. */
  readonly onRead: () => void;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds without a change after which texts are proofread. */
const PAUSE_MS = 700;
/** The longest timer that Node knows, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Proofreads the texts of a content folder in another thread, because to load the dictionaries takes seconds, while the owner pauses; remembers what it said of each. */
export function proofreadInBackground(options: ProofreadingOptions) {
  const { files, textOf, routes, revision, onRead, onError } = options;
  const pool = new Tinypool({
    filename: new URL("../../engine/proofreading/proofread.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    // The dictionaries stay loaded while the editor is open.
    idleTimeout: LONGEST_TIMER,
  });
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** Whether something was read that nobody has been told of: a change may end a reading halfway. */
  let hasNew = false;
  /** The last reading of each file. */
  const last = new Map<string, { readonly with: string; readonly text: string; readonly found: readonly Problem[] }>();
  const readChanged = async () => {
    const before = await revision();
    const ownerWords = textOf(OWNER_WORDS_FILE) ?? "";
    const { locales, languages } = await routes();
    const beside = JSON.stringify([ownerWords, locales]);
    for (const file of new Set([...filesWithProse(files()), ...last.keys()])) {
      const text = textOf(file) ?? "";
      const known = last.get(file);
      if (known?.text === text && known.with === beside) continue;
      if ((await revision()) !== before) return;
      const job: Parameters<typeof proofreadText>[0] = { file, text, ownerWords, site: { locales, languages } };
      const found = text === "" ? [] : ((await pool.run(job, { name: "proofreadText" })) as readonly Problem[]);
      if (text === "") last.delete(file);
      else last.set(file, { with: beside, text, found });
      hasNew = true;
    }
    if (!hasNew) return;
    hasNew = false;
    onRead();
  };
  return {
    /**
     * The notes on all texts, as they were last read, but for those on a field that is another now: half of a word is no mistake.
     *
     * @param now what a file says now
     */
    notes: (now: (file: string) => string | undefined): readonly Problem[] =>
      [...last].flatMap(([file, { text, found }]) => {
        if (found.length === 0) return found;
        const whole = now(file);
        if (whole === undefined || whole === text) return found;
        const fields = text.slice(0, text.length - (frontMatterParts(text)?.[3] ?? "").length).split("\n");
        const lines = whole.split("\n");
        return found.filter(({ line }) => line >= fields.length || fields[line - 1] === lines[line - 1]);
      }),
    /** Reads what was changed, once nobody has changed anything for a while. */
    textsChanged(): void {
      clearTimeout(timer);
      // Of an editor that was closed nobody waits for anything any more.
      timer = setTimeout(() => void readChanged().catch((error) => isClosed || onError(error)), PAUSE_MS);
    },
    close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      return pool.destroy();
    },
  };
}
