import { Agent, request } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../../server/test-support/eventually.ts";
import { smtpSink } from "../../server/test-support/smtp-sink.ts";
import { sendingServer } from "../contact-service/sending-server.ts";
import { submit } from "../contact-service/submit.ts";

const VISITORS = 20;
/** Each asks so often that together they ask 200 times a second. */
const EVERY = 100;

/**
 * What became of a request: its status; "refused" where nobody listened any more; "not taken in" where its connection
 * was new, and still waited to be taken in when listening ended; "lost" where nobody answered.
 */
type Outcome = number | "refused" | "not taken in" | "lost";

function ask(origin: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const asked = request(`${origin}/fr/`, { agent }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", () => resolve("lost"));
    });
    asked.on("error", (error: NodeJS.ErrnoException) => resolve(unanswered(error, asked.reusedSocket))).end();
  });
}

function unanswered({ code }: NodeJS.ErrnoException, reusedSocket: boolean): Outcome {
  if (code === "ECONNREFUSED") return "refused";
  return code === "ECONNRESET" && !reusedSocket ? "not taken in" : "lost";
}

/** One visitor on one connection, until the server listens no more. */
async function keepAsking(origin: string, outcomes: Outcome[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let outcome: Outcome | undefined; outcome !== "refused"; ) {
    outcome = await ask(origin, agent);
    outcomes.push(outcome);
    await new Promise((resume) => setTimeout(resume, EVERY));
  }
  agent.destroy();
}

test("told to stop while pages are asked for and a mail is under way, it answers whatever it took in, and ends", async () => {
  const sink = await smtpSink();
  onTestFinished(() => sink.close());
  sink.fault = { stage: "dot", fault: "silence" };
  const server = await sendingServer(sink);
  await submit(server.origin, { message: "Will this one arrive?" });
  await eventually("the text is under way", () => sink.commands.includes("DATA"));
  const outcomes: Outcome[] = [];
  const visitors = Array.from({ length: VISITORS }, () => keepAsking(server.origin, outcomes));
  await eventually("all visitors are served", () => outcomes.length > VISITORS * 5);
  const stopped = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(6_000);
  await Promise.all(visitors);
  // The system resets connections that wait to be accepted at the moment at which listening ends; how many depends on it.
  const left = outcomes.filter((outcome) => outcome !== 200 && outcome !== "refused" && outcome !== "not taken in");
  expect(left).toEqual([]);
}, 60_000);
