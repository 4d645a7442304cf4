import { hashSources, sourcesOf } from "#engine/build/render/bundle.ts";
import type { SiteFolders } from "#engine/command/site-folders.mjs";
import { digest } from "#engine/files/digest.ts";
import { loadSite } from "#engine/load-site.ts";
import { createAccess } from "./http/access.ts";
import { clientPage } from "./http/client-page.ts";
import { editorServer } from "./http/editor-server.ts";
import { startPreview } from "./http/preview-server.ts";
import { followFolder } from "./site/follow-folder.ts";
import { createRuns } from "./site/publishing.ts";
import { shownSite } from "./site/site-state.ts";
import { openWorkspace } from "./site/workspace.ts";

/** This machine alone. */
const HOST = "127.0.0.1";

/** Folders are absolute. */
export interface EditorSettings extends Pick<SiteFolders, "site" | "cache" | "content"> {
  /** The project's folder. */
  readonly root: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Where the inbox finds its settings. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Called when an address was used, with the next one. */
  readonly onKeyUsed: (address: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Starts the editor. @returns its address, with a key that works once. @throws the system's error where the port is in use */
export async function startEditor(settings: EditorSettings) {
  const { root, site: folder, cache, content, port, variables, onKeyUsed } = settings;
  let isClosed = false;
  // What is still read when an editor is closed may go away: nobody waits for it any more.
  const onError = (error: unknown) => isClosed || settings.onError(error);
  const client = clientPage(root);
  // Bundled meanwhile where it must be; whoever asks for the page hears of an error.
  void client("/").catch(() => {});
  const definition = await loadSite(folder);
  const workspace = await openWorkspace({
    definition,
    content,
    cache,
    // As a build says it: what that has read is known here, and the other way round.
    program: digest([process.version, await hashSources(root, sourcesOf(folder))]),
    onError,
    onShown: (site) => preview.show(site),
  });
  const access = createAccess(`passerelle-${process.pid}`);
  const preview = await startPreview({
    root,
    folder,
    definition,
    cache,
    host: HOST,
    isKnown: access.knowsPreview,
    editorOrigin: () => server.listeningOrigin,
    language: workspace.language,
    onError,
    site: async () => shownSite(await workspace.shown()),
  });
  const runs = createRuns({ root, site: folder, content, kept: workspace.history.folder, emit: workspace.emit });
  const unfollow = followFolder(
    content,
    (file) => void workspace.changedOnDisk(file).catch(onError),
    () => void workspace.folderIsBack().catch(onError),
  );
  const close = async () => {
    isClosed = true;
    unfollow();
    runs.close();
    await Promise.all([server.close(), preview.close(), workspace.close()]);
  };
  const address = () => `${server.listeningOrigin}${access.path}?key=${access.key()}`;
  const server = editorServer({
    root,
    workspace,
    runs,
    variables,
    access,
    onError,
    previewOrigin: preview.origin,
    client,
    onKeyUsed: () => onKeyUsed(address()),
  });
  try {
    await server.listen({ port, host: HOST });
  } catch (error) {
    await close();
    throw error;
  }
  // While the browser opens.
  workspace.begin().catch(onError);
  void preview.warm();
  return { address: address(), close };
}
