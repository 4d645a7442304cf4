import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isForProgram } from "./allowed-methods.ts";
import { pathOf } from "./path-of.ts";
import { mayWait } from "./pipeline-limit.ts";
import type { Build } from "./static/load-build.ts";
import { sendAnswer } from "./static/send-answer.ts";
import { type StaticAnswer, staticAnswer, textAnswer } from "./static/static-answer.ts";

/** What stands before the programs' routes. */
export interface ListenerOptions {
  readonly build: Build;
  /** Whether the server is about to stop, so that visitors should open their next connection elsewhere. */
  readonly isLeaving: () => boolean;
  /** Told of each answer that it gave. */
  readonly onAnswer: (request: IncomingMessage, answer: Pick<StaticAnswer, "status" | "route">) => void;
  /** Told of what failed on our side. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Answers everything but the programs' own paths from the build, without the framework, which would take most of the
 * time of such an answer; refuses requests that could be read in two ways.
 */
export function requestListener(options: ListenerOptions, programs: RequestListener): RequestListener {
  const { build, isLeaving, onAnswer, onFailure } = options;
  const always = Object.entries(build.manifest.headers).flatMap(([name, value]) => [name.toLowerCase(), value]);

  const askBuild = ({ method = "", url: target = "", headers }: IncomingMessage): StaticAnswer =>
    staticAnswer(build, { method, target, headers });
  const refuse = (): StaticAnswer => textAnswer(400, "any address", "Bad request\n");

  const respond = async (request: IncomingMessage, response: ServerResponse, decide: typeof askBuild) => {
    try {
      const given = decide(request);
      await sendAnswer(build, always, given, request, response);
      onAnswer(request, given);
    } catch (error) {
      onFailure(error);
      const failed = textAnswer(500, "any address", "Internal Server Error\n");
      onAnswer(request, failed);
      if (response.headersSent) response.destroy();
      else await sendAnswer(build, always, failed, request, response);
    }
  };

  return (request, response) => {
    if (!mayWait(request, response)) return void request.socket.destroy();
    if (isLeaving()) response.setHeader("connection", "close");
    const { method = "", url: target = "" } = request;
    if (!hasProperHost(request)) respond(request, response, refuse);
    else if (isForProgram(pathOf(target), method)) programs(request, response);
    else respond(request, response, askBuild);
  };
}

/**
 * Whether a request names one host (RFC 9112 §3.2). Node keeps the first of several, a proxy in front may have kept
 * another; none at all Node would refuse without our headers.
 */
function hasProperHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}
