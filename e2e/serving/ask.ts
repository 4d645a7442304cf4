import { inject } from "vitest";

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
