import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { hashSources, sourcesOf } from "#engine/build/render/bundle.ts";
import { type SiteFolders, siteName } from "#engine/command/site-folders.mjs";
import { readOnlineFile, rememberOnline } from "#engine/content/addresses/published-file.ts";
import { digest } from "#engine/files/digest.ts";
import { loadSite } from "#engine/load-site.ts";
import { accessByKey } from "./http/access.ts";
import { clientPage } from "./http/client-page.ts";
import { editorServer } from "./http/editor-server.ts";
import { previewServer } from "./http/preview-server.ts";
import { serveByHost } from "./http/serve-by-host.ts";
import { accessByPasskey } from "./signing-in/access-by-passkey.ts";
import type { EditorAddress } from "./signing-in/address.ts";
import { OPERATORS_SETTINGS, operatorsAlone } from "./signing-in/operators-alone.ts";
import { openPeople } from "./signing-in/people.ts";
import { followFolder } from "./site/follow-folder.ts";
import { publishOnTime } from "./site/on-time.ts";
import { createPublications } from "./site/publications.ts";
import { createRuns } from "./site/runs.ts";
import { shownSite } from "./site/site-state.ts";
import { whoIsHere } from "./site/who-is-here.ts";
import { openWorkspace } from "./site/workspace.ts";

/** This machine alone. */
const HOST = "127.0.0.1";

/** Folders are absolute. */
export interface EditorSettings extends Pick<SiteFolders, "site" | "cache" | "content"> {
  /** The project's folder. */
  readonly root: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Where people sign in; undefined: on this machine alone. */
  readonly address?: EditorAddress | undefined;
  /** Where the inbox finds its settings. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** What time it is for what is planned; default: the machine's. */
  readonly now?: () => Date;
  /** Called when an address was used, with the next one. */
  readonly onKeyUsed: (address: string) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Starts the editor. @returns its address: on this machine alone, with a key that works once
 *
 * @throws the system's error where the port is in use
 */
export async function startEditor(settings: EditorSettings) {
  const { root, site: folder, cache, content, port, address, variables, now, onKeyUsed } = settings;
  let isClosed = false;
  // What is still read when an editor is closed may go away: nobody waits for it any more.
  const onError = (error: unknown) => isClosed || settings.onError(error);
  const client = clientPage(root);
  const signInPage = clientPage(root, "client/sign-in");
  // Bundled meanwhile where they must be; whoever asks for a page hears of an error.
  for (const page of address ? [client, signInPage] : [client]) void page("/").catch(() => {});
  const definition = await loadSite(folder);
  const people = address && openPeople(address.people);
  const workspace = await openWorkspace({
    definition,
    content,
    cache,
    // As a build says it: what that has read is known here, and the other way round.
    program: digest([process.version, await hashSources(root, sourcesOf(folder))]),
    onError,
    onShown: (site) => preview.show(site),
    ...(address && { guard: operatorsAlone }),
  });
  const byKey = accessByKey(
    `passerelle-${process.pid}`,
    () => server.listeningOrigin,
    () => onKeyUsed(keyAddress()),
  );
  const access =
    address && people
      ? accessByPasskey({ address, people, page: signInPage, language: workspace.language, onError })
      : byKey;
  const proxies = address?.proxies ?? [];
  const preview = previewServer({
    root,
    folder,
    definition,
    cache,
    access,
    editorOrigin: () => address?.origin ?? server.listeningOrigin,
    language: workspace.language,
    onError,
    site: async () => shownSite(await workspace.shown()),
  });
  const previewOrigin = address?.previewOrigin ?? (await preview.app.listen({ port: 0, host: HOST }));
  const kept = workspace.history.folder;
  const releases = address?.releases;
  const publications = createPublications({ history: kept, content, releases, facts: workspace.facts, now });
  /** Where its program was ended in the middle, a publication is online, or is not: the list says which. */
  const catchUp = async () => {
    const online = releases && readOnlineFile(join(releases, "current"));
    if (online) await rememberOnline(content, online, await workspace.language()).catch(onError);
  };
  await catchUp();
  const runs = createRuns({
    ...{ root, site: folder, content, kept, releases },
    emit: workspace.emit,
    language: workspace.language,
    now,
    onBegin: publications.begin,
    async onEnd(run) {
      await catchUp();
      await publications.end(run).catch(onError);
    },
  });
  const stopTimer = address
    ? publishOnTime({ definition, cache, workspace, publications, runs, onError, now })
    : () => {};
  const unfollow = followFolder(
    content,
    (file) => void workspace.changedOnDisk(file).catch(onError),
    () => void workspace.folderIsBack().catch(onError),
  );
  const operators = address ? OPERATORS_SETTINGS : [];
  const server = editorServer({
    root,
    cache,
    workspace,
    runs,
    publications,
    address,
    site: siteName(folder),
    here: whoIsHere(workspace.emit),
    variables,
    access,
    onError,
    previewOrigin,
    client,
    proxies,
    operators,
  });
  const keyAddress = () => `${server.listeningOrigin}${byKey.path}?key=${byKey.key()}`;
  const both = address && serveByHost(server, preview.app, new URL(address.previewOrigin).host);
  const close = async () => {
    isClosed = true;
    unfollow();
    stopTimer();
    runs.close();
    both?.closeAllConnections();
    both?.close();
    await Promise.all([server.close(), preview.close(), workspace.close()]);
    people?.close();
  };
  try {
    if (both === undefined) await server.listen({ port, host: HOST });
    else {
      await Promise.all([server.ready(), preview.app.ready()]);
      both.listen(port, HOST);
      await once(both, "listening");
    }
  } catch (error) {
    await close();
    throw error;
  }
  // While the browser opens.
  workspace.begin().catch(onError);
  void preview.warm();
  const { port: listening } = (both ?? server.server).address() as AddressInfo;
  return { address: address?.origin ?? keyAddress(), port: listening, close };
}
