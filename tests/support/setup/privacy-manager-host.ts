import { text } from "node:stream/consumers";
import { type Answer, startFaultProxy } from "./fault-proxy.ts";

/** Where klaro's interface is below an origin. */
const BELOW = /^\/v1\/privacy-managers\/[\w-]+\//;

/** A privacy manager of another origin. */
export type PrivacyManagerHost = Awaited<ReturnType<typeof startPrivacyManagerHost>>;

/** An answer in JSON, for every origin. */
export function jsonAnswer(value: unknown, status = 200): Answer {
  return (_request, response) => {
    const headers = { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" };
    response.writeHead(status, headers).end(JSON.stringify(value));
  };
}

/** Starts it on a free port. It takes every record. */
export async function startPrivacyManagerHost() {
  const requests: string[] = [];
  const records: unknown[] = [];
  let answers: readonly [byName: Answer, all: Answer] = [jsonAnswer({}, 404), jsonAnswer([])];
  const { origin, stop } = await startFaultProxy((path) => async (request, response) => {
    requests.push(`${request.method} ${request.url?.replace(BELOW, "")}`);
    const what = path.replace(BELOW, "");
    if (what === "submit") records.push(JSON.parse(await text(request)));
    const [byName, all] = answers;
    const answer = { submit: jsonAnswer({}), "config.json": byName, "configs.json": all }[what] ?? jsonAnswer({}, 404);
    await answer(request, response);
  });
  return {
    origin,
    stop,
    /** Methods and addresses that it was asked for, in their order: "GET config.json?name=default". */
    requests,
    /** What was sent with `submit`. */
    records,
    /** Answers questions for configurations like this from now on. */
    answer(byName: Answer, all = jsonAnswer([])) {
      answers = [byName, all];
    },
    /** Forgets what it was asked for. */
    clear() {
      requests.length = 0;
      records.length = 0;
    },
  };
}
