import { Visitor } from "./visitor.ts";

/**
 * Asks for files at an even pace, and notes how long each answer takes.
 *
 * @param every milliseconds between two requests
 * @returns what ends it and gives the times, in milliseconds
 */
export function ordinaryVisitor(port: number, requests: readonly string[], every: number): () => readonly number[] {
  const times: number[] = [];
  const bytes = requests.map((request) => Buffer.from(request, "latin1"));
  const visitor = new Visitor(port, bytes, {
    told(answered) {
      times.push(answered === "lost" ? Number.POSITIVE_INFINITY : answered.time);
    },
    pause: every,
  });
  return () => {
    visitor.stop();
    return times;
  };
}
