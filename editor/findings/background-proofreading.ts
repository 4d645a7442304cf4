import { Tinypool } from "tinypool";
import { publishedFiles } from "#engine/content/model/published-languages.ts";
import { readContentFiles } from "#engine/content/source/content-files.ts";
import { frontMatterParts } from "#engine/content/source/front-matter.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import type { SiteRoutes } from "#engine/pages/paths/routes.ts";
import { filesWithProse } from "#engine/proofreading/prose/content-prose.ts";
import { OWNER_WORDS_FILE } from "#engine/proofreading/spelling/owner-words.ts";
import type { ProofreadingJob } from "./proofreading-worker.ts";

interface ProofreadingOptions {
  readonly content: string;
  readonly textOf: (file: string) => Promise<string | undefined>;
  readonly translation: () => Promise<SiteRoutes>;
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

/** Proofreads the texts of a content folder, in another thread, while the owner pauses; remembers what it said of each. */
export function proofreadInBackground(options: ProofreadingOptions) {
  const { content, textOf, translation, revision, onRead, onError } = options;
  const pool = new Tinypool({
    filename: new URL("./proofreading-worker.ts", import.meta.url).href,
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
  const last = new Map<string, { readonly of: string; readonly text: string; readonly found: readonly Problem[] }>();
  const readChanged = async () => {
    const before = await revision();
    const ownerWords = (await textOf(OWNER_WORDS_FILE)) ?? "";
    const routes = await translation();
    const { locales, languages } = routes;
    const files = publishedFiles(await readContentFiles(content), routes);
    for (const file of filesWithProse(files.list(""))) {
      const text = (await textOf(file)) ?? "";
      const job: ProofreadingJob = { file, text, ownerWords, site: { locales, languages } };
      if ((await revision()) !== before) return;
      const of = JSON.stringify([text, ownerWords, locales]);
      if (last.get(file)?.of === of) continue;
      const found = (await pool.run(job, { name: "proofreadJob" })) as readonly Problem[];
      if (text === "") last.delete(file);
      else last.set(file, { of, text, found });
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
        const whole = now(file);
        if (found.length === 0 || whole === undefined || whole === text) return found;
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
