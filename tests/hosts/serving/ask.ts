import { once } from "node:events";
import { connect } from "node:net";
import { inject } from "vitest";

/** What came back over a socket. */
export interface RawAnswer {
  readonly status: number;
  /** Values by name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Asks for a target exactly as it is written: clients tidy addresses up before they ask. */
export async function askRaw(target: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(inject("origin"));
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.end(`GET ${target} HTTP/1.1\r\nHost: passerelle.example\r\nConnection: close\r\n\r\n`, "latin1");
  await once(socket, "close");
  const [head = ""] = Buffer.concat(chunks).toString("latin1").split("\r\n\r\n", 1);
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(":")).toLowerCase(),
    line.slice(line.indexOf(":") + 2),
  ]);
  return { status: Number(statusLine.split(" ")[1]), headers: Object.fromEntries(headers) };
}

/** Asks the server for a path, following nothing. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(inject("origin") + path, { redirect: "manual", ...init });
}

/** Whether an answer leads to another host than the one that was asked. */
export function leavesHost(path: string, location: string | null | undefined): boolean {
  if (location === null || location === undefined) return false;
  // A browser reads a backslash as a slash, as `URL` does.
  return new URL(location, new URL(path, "http://asked.example")).host !== "asked.example";
}
