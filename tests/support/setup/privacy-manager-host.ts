import { text } from "node:stream/consumers";
import { type Answer, type FaultProxy, startFaultProxy } from "./fault-proxy.ts";

/** Where klaro's interface is below an origin. */
const BELOW = /^\/v1\/privacy-managers\/[\w-]+\//;

/** A privacy manager of another origin: what it was asked for, and what was sent to it. */
export interface PrivacyManagerHost extends Pick<FaultProxy, "origin" | "stop"> {
  /** Methods and addresses, in their order: "GET config.json?name=default". */
  readonly requests: string[];
  /** What was sent with `submit`. */
  readonly records: unknown[];
  /** Answers questions for configurations like this from now on. */
  answer(byName: Answer, all?: Answer): void;
  /** Forgets what it was asked for. */
  clear(): void;
}

/** An answer in JSON, for every origin. */
export function jsonAnswer(value: unknown, status = 200): Answer {
  return (_request, response) => {
    const headers = { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" };
    response.writeHead(status, headers).end(JSON.stringify(value));
  };
}

/** Starts it on a free port. It takes every record. */
export async function startPrivacyManagerHost(): Promise<PrivacyManagerHost> {
  const requests: string[] = [];
  const records: unknown[] = [];
  let answers: readonly [byName: Answer, all: Answer] = [jsonAnswer({}, 404), jsonAnswer([])];
  const host = await startFaultProxy((path) => async (request, response) => {
    requests.push(`${request.method} ${request.url?.replace(BELOW, "")}`);
    const what = path.replace(BELOW, "");
    if (what === "submit") records.push(JSON.parse(await text(request)));
    const [byName, all] = answers;
    const answer = { submit: jsonAnswer({}), "config.json": byName, "configs.json": all }[what] ?? jsonAnswer({}, 404);
    await answer(request, response);
  });
  return {
    origin: host.origin,
    stop: host.stop,
    requests,
    records,
    answer: (byName, all = jsonAnswer([])) => {
      answers = [byName, all];
    },
    clear: () => {
      requests.length = 0;
      records.length = 0;
    },
  };
}
