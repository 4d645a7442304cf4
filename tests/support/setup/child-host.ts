import { spawn } from "node:child_process";
import { once } from "node:events";
import { untilAnswers } from "./until-answers.ts";

/** A web server in a separate process. */
export interface ChildHost {
  readonly origin: string;
  /** Its process. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** How a web server is started and stopped. */
interface ChildHostOptions {
  readonly program: string;
  readonly args: readonly string[];
  readonly port: number;
  readonly environment?: Readonly<Record<string, string>>;
  readonly stopSignal: NodeJS.Signals;
}

/** Starts a web server, and waits until it answers anything. */
export async function startChildHost(options: ChildHostOptions): Promise<ChildHost> {
  const { program, args, port, environment = {}, stopSignal } = options;
  const child = spawn(program, args, { env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "pipe"] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => said.push(text));
  const origin = `http://127.0.0.1:${port}`;
  const ended = once(child, "exit");
  const tooEarly = ended.then(([code]) => {
    throw new Error(`${program} ended with exit code ${code} before it answered:\n${said.join("").slice(-2000)}`);
  });
  await Promise.race([untilAnswers(`${origin}/robots.txt`, () => true), tooEarly]);
  tooEarly.catch(() => undefined);
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      child.kill(stopSignal);
      await ended;
    },
  };
}
