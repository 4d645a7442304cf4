import { realpathSync } from "node:fs";
import { SECOND } from "../common/clock.ts";
import { type Build, loadBuild, loadContactPage, type RenderContactPage } from "./load-build.ts";

/** How often the link is looked at. */
const LOOKED_AT = SECOND;

/** What a server serves: each of its parts is read anew with every request. */
export type ServedBuild = Build & { readonly renderContactPage: RenderContactPage | undefined };

/**
 * The build of a folder. Where that is a link, what it leads to is served a second after it has changed, without a restart.
 * What cannot be served is logged, and the build before it stays.
 *
 * @throws {BuildError} as `loadBuild` does, for the first one
 */
export async function followedBuild(folder: string) {
  const load = async (root: string): Promise<ServedBuild> => {
    const build = loadBuild(root);
    return { ...build, renderContactPage: build.contactTexts && (await loadContactPage(root)) };
  };
  const leadsTo = () => {
    try {
      return realpathSync(folder);
    } catch {
      // Whoever moves a folder away puts another in its place, or the start says that there is none.
      return folder;
    }
  };
  let seen = leadsTo();
  const build = await load(seen);
  return {
    build,
    /** Follows the link. @returns what ends it */
    follow(log: { info(facts: object, text: string): void; error(facts: object, text: string): void }): () => void {
      const look = async () => {
        const root = leadsTo();
        if (root === seen || root === folder) return;
        seen = root;
        try {
          const next = await load(root);
          // A site that takes messages goes on to, whatever a release says: what it keeps them in is open.
          Object.assign(build, next, { contactTexts: next.contactTexts ?? build.contactTexts });
          log.info({ release: root }, "the new release is served");
        } catch (error) {
          log.error({ err: error }, "the new release cannot be served: the one before it stays");
        }
      };
      const timer = setInterval(() => void look(), LOOKED_AT);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
