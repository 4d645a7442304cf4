import { inject } from "vitest";

/** Asks the server for a path, following nothing. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(inject("origin") + path, { redirect: "manual", ...init });
}
