import type { FastifyInstance } from "fastify";
import { tryPort, withFreePort } from "#engine/command/free-port.ts";
import type { ContactTextsByLocale } from "../message/contact-answer-texts.ts";
import { buildApp } from "./app.ts";
import { SECOND } from "./common/clock.ts";
import { type Environment, EnvironmentError, readEnvironment } from "./common/environment.ts";
import { outliveReaders } from "./common/gone-readers.ts";
import { endOnUncaughtError } from "./common/log-errors.ts";
import { workAsOwner } from "./common/owner-rights.ts";
import { MAX_LISTED, troubleInWords } from "./delivery/digest.ts";
import { mailHost, mailSettings } from "./delivery/mail-settings.ts";
import { serverDelivery } from "./delivery/server-delivery.ts";
import { followedBuild, type ServedBuild } from "./http/followed-build.ts";
import { ownerFactsOf } from "./http/load-build.ts";
import { DataFolderLockedError, lockDataFolder } from "./outbox/lock-data-folder.ts";
import { type Outbox, OutboxOfAnotherSiteError } from "./outbox/outbox.ts";
import { outboxAt } from "./outbox/outbox-at.ts";
import { isHeld } from "./outbox/stored-message.ts";
import { hasForm } from "./receiving/contact-answers.ts";
import { tokenKey } from "./receiving/time-token.ts";
import { type OwnerVoice, ownerVoice, reasonOf, saying, ToldError } from "./words/owner-words.ts";

/** How long requests under way may take after the signal to stop. */
const STOP_DEADLINE = 8 * SECOND;

/** Connections that may wait to be accepted, so that many visitors at once are not refused. */
const MAX_WAITING_CONNECTIONS = 2_048;

/** The number of the first file descriptor that a service manager passes (SD_LISTEN_FDS_START). */
const FIRST_INHERITED = 3;

interface RunOptions {
  /** Folder of the build. */
  readonly root: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** What comes first, once the settings are judged and the port is seen to be free: an exit code above 0 ends it. */
  readonly prepare?: () => Promise<number>;
  /** Where whoever starts the server may change texts, and the command that shows changes at once. */
  readonly texts?: { readonly folder: string; readonly command: string };
}

/**
 * Serves a build until SIGTERM, SIGINT or SIGHUP; open requests are answered first.
 *
 * @returns the exit code: 0 after a stop, 1 when it could not start, having said why and what to do
 */
export async function runServer({ root, variables, prepare, texts }: RunOptions): Promise<number> {
  let owner = ownerVoice(ownerFactsOf(root));
  let app: FastifyInstance | undefined;
  let environment: Environment | undefined;
  outliveReaders();
  try {
    environment = readEnvironment(variables);
    if (prepare) await tryPort(environment.PORT, environment.HOST);
    const failed = (await prepare?.()) ?? 0;
    if (failed > 0) return failed;
    owner = ownerVoice(ownerFactsOf(root));
    const server = await serverApp(environment, root, owner);
    app = server.app;
    endOnUncaughtError(app.log);
    const stopped = stopOnSignal(app);
    await app.listen({
      port: environment.PORT,
      host: environment.HOST,
      ...inheritedSocket(variables),
      backlog: MAX_WAITING_CONNECTIONS,
      listenTextResolver: (address) => `listening at ${address}`,
    });
    const lines = [
      owner.say("start-address", { address: shownAddress(app, owner) }),
      ...(await server.notes()),
      texts === undefined ? owner.say("start-stop") : owner.say("start-change", texts),
    ];
    process.stdout.write(`${lines.join("\n")}\n`);
    await stopped;
    return 0;
  } catch (error) {
    const command = texts === undefined ? "npm run serve" : "npm start";
    process.stderr.write(`${await startProblem(error, owner, command, environment)}\n`);
    await app?.close();
    return 1;
  }
}

/**
 * The socket that the service manager opened for this process, if it did (sd_listen_fds(3)): it stays open over restarts,
 * so that visitors who come meanwhile wait instead of being refused.
 */
function inheritedSocket({ LISTEN_PID, LISTEN_FDS }: RunOptions["variables"]): { fd?: number } {
  if (LISTEN_PID !== String(process.pid) || LISTEN_FDS === undefined) return {};
  if (LISTEN_FDS !== "1") throw new EnvironmentError([["LISTEN_FDS", saying("rule-one-socket")]]);
  return { fd: FIRST_INHERITED };
}

/** The application, and what to tell the owner once it listens. */
interface ServerApp {
  readonly app: FastifyInstance;
  readonly notes: () => readonly string[] | Promise<readonly string[]>;
}

/** The application of a build; without contact it sends the build's files, and keeps nothing. */
async function serverApp(environment: Environment, root: string, owner: OwnerVoice): Promise<ServerApp> {
  const { build, follow } = await followedBuild(root);
  const server =
    build.contactTexts === undefined
      ? { app: buildApp({ environment, build, contact: undefined }), notes: () => [] }
      : await contactServer(environment, build, build.contactTexts, owner);
  const stopFollowing = follow(server.app.log);
  server.app.addHook("onClose", async () => stopFollowing());
  return server;
}

/** The same with an outbox and its delivery, which starts when it listens; closing the application ends all. */
async function contactServer(
  environment: Environment,
  build: ServedBuild,
  first: ContactTextsByLocale,
  owner: OwnerVoice,
): Promise<ServerApp> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = environment;
  workAsOwner(dataDir);
  const sendsFromFolder = databaseUrl === undefined && "smtp" in mailSettings(environment);
  const onLost = (reason: string) => {
    app.log.fatal({ reason }, "the server ends: what it keeps was taken away");
    process.exit(1);
  };
  const { site } = build.owner;
  const outbox = outboxAt({ databaseUrl, dataDir, mailHost: mailHost(environment), site, onLost });
  const unlock = await reserved(outbox, () => (sendsFromFolder ? lockWhereWritable(dataDir) : () => {}));
  const app = buildApp({
    environment,
    build,
    contact: {
      get texts() {
        return build.contactTexts ?? first;
      },
      outbox,
      tokenKey: tokenKey(dataDir),
      get renderContactPage() {
        return build.renderContactPage;
      },
      onKept: (state) => delivery.onKept(state),
      mailTrouble: () => delivery.trouble(),
    },
  });
  const delivery = serverDelivery(environment, outbox, app.log, () => build.owner);
  app.addHook("onListen", async () => delivery.start());
  // While the site is still served: a slow mail server must not take it away.
  app.addHook("preClose", () => delivery.stop());
  app.addHook("onClose", () => outbox.close().then(unlock));
  const notes = () => messageNotes(outbox, hasForm(first) ? delivery.note : owner.say("start-no-form"), owner);
  return { app, notes };
}

/** What becomes of messages, what holds them up, and how many nobody has seen; where none can be kept, only that, and why. */
async function messageNotes(outbox: Outbox, usual: string, owner: OwnerVoice): Promise<readonly string[]> {
  const { say } = owner;
  try {
    const count = await outbox.countUnseen();
    const unsent = await outbox.list({ states: ["queued", "failed"], limit: MAX_LISTED });
    const held = unsent.filter((one) => one.lastError !== undefined && (one.state === "queued" || isHeld(one)));
    return [
      usual,
      ...held.slice(0, 1).map((one) => say("start-held", { count: held.length, trouble: troubleInWords(one, owner) })),
      ...(count === 0 ? [] : [say("start-unseen", { count })]),
    ];
  } catch (error) {
    return [say("start-not-kept", { reason: reasonOf(error) })];
  }
}

/**
 * Makes the outbox the site's, then locks it. One that cannot be used now is judged again with each message.
 *
 * @throws where it is another site's, or another server sends its messages; it is closed then
 */
async function reserved<Lock>(outbox: Outbox, lock: () => Lock): Promise<Lock> {
  try {
    await outbox.reserve().catch((error) => {
      if (error instanceof OutboxOfAnotherSiteError) throw error;
    });
    return lock();
  } catch (error) {
    await outbox.close();
    throw error;
  }
}

/**
 * Locks the data folder against a second server that sends its messages. A folder that cannot be written keeps no messages
 * either: the outbox says so, and the site is served.
 */
function lockWhereWritable(dataDir: string): () => void {
  try {
    return lockDataFolder(dataDir);
  } catch (error) {
    if (error instanceof DataFolderLockedError) throw error;
    return () => {};
  }
}

/** Settles when the application has closed after a signal. A second signal changes nothing. */
function stopOnSignal(app: FastifyInstance): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = () => {
    setTimeout(() => app.server.closeAllConnections(), STOP_DEADLINE).unref();
    app.close().then(resolve, reject);
  };
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (!stopping) stop();
      stopping = true;
    });
  }
  return promise;
}

/** The address to open in a browser on this machine. */
function shownAddress(app: FastifyInstance, { say }: OwnerVoice): string {
  const listening = app.server.address();
  if (listening === null || typeof listening === "string") return String(listening);
  const { address, port } = listening;
  const everywhere = address === "0.0.0.0" || address === "::";
  const host = everywhere || address === "127.0.0.1" || address === "::1" ? "localhost" : address;
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${port}/`;
  return everywhere ? say("start-everywhere", { address: url }) : url;
}

async function startProblem(
  error: unknown,
  { say, reason }: OwnerVoice,
  command: string,
  { PORT = 0, HOST = "" }: Partial<Environment> = {},
): Promise<string> {
  const failed = (why: string) => `${say("start-failed")} ${why}`;
  if (error instanceof ToldError) return failed(reason(error));
  if (!(error instanceof Error)) return String(error);
  switch ("code" in error ? error.code : undefined) {
    case "EADDRINUSE":
      return failed(say("start-port-used", { write: await withFreePort(command, PORT, HOST) }));
    case "EACCES":
      return failed(say("start-port-forbidden", { write: `${command} -- --port 8080` }));
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return failed(say("start-wrong-host"));
    default:
      return error.stack ?? error.message;
  }
}
