import { publishedFiles } from "#engine/content/model/published-languages.ts";
import { readContentFiles } from "#engine/content/source/content-files.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import type { SiteRoutes } from "#engine/pages/paths/routes.ts";
import { filesWithProse } from "#engine/proofreading/prose/content-prose.ts";
import { OWNER_WORDS_FILE } from "#engine/proofreading/spelling/owner-words.ts";
import { createProofreader } from "./proofreader.ts";

interface ProofreadingOptions {
  /** That of the site's configuration. */
  readonly folder: string;
  readonly content: string;
  readonly textOf: (file: string) => Promise<string | undefined>;
  readonly translation: () => Promise<SiteRoutes>;
  /** Counts up with each change of a text. */
  readonly revision: () => Promise<number>;
  /** Called when new texts have been read. */
  readonly onRead: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds without a change after which texts are proofread. */
const PAUSE_MS = 700;

/** Proofreads the texts of a content folder while the owner pauses. */
export function proofreadInBackground(options: ProofreadingOptions) {
  const { folder, content, textOf, translation, revision, onRead, onError } = options;
  const proofreader = createProofreader();
  let timer: NodeJS.Timeout | undefined;
  const jobs = async () => {
    const ownerWords = (await textOf(OWNER_WORDS_FILE)) ?? "";
    const { locales } = await translation();
    return async (file: string) => ({ folder, locales, file, text: (await textOf(file)) ?? "", ownerWords });
  };
  const readChanged = async () => {
    const before = await revision();
    let hasNew = false;
    const jobFor = await jobs();
    const files = publishedFiles(await readContentFiles(content), await translation());
    for (const file of filesWithProse(files.list(""))) {
      const job = await jobFor(file);
      if ((await revision()) !== before) return;
      if (proofreader.known(job) !== undefined) continue;
      await proofreader.read(job);
      hasNew = true;
    }
    if (hasNew) await onRead();
  };
  return {
    /** The notes on a text as it is now; on all texts, as they were last read. */
    notes: async (file?: string): Promise<readonly Problem[]> =>
      file === undefined ? proofreader.latest() : (proofreader.known(await (await jobs())(file)) ?? []),
    /** Reads what was changed, once nobody has changed anything for a while. */
    textsChanged(): void {
      clearTimeout(timer);
      timer = setTimeout(() => void readChanged().catch(onError), PAUSE_MS);
    },
    close(): Promise<void> {
      clearTimeout(timer);
      return proofreader.close();
    },
  };
}
