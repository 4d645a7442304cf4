/** Putting the site online. */

/** `POST /api/runs`: starts a command; its lines come as events. 409 where one runs already. Answers {@link Run} (202). */
export interface RunRequest {
  /** Put online; only say what would change; go back to what was online before. */
  readonly command: "publish" | "publish-dry-run" | "publish-back";
}

/** `GET /api/runs/last` gives the run that is going on or was the last: `{ run: Run | null }`. */
export interface Run {
  readonly id: string;
  readonly command: RunRequest["command"];
  readonly lines: readonly string[];
  /** Undefined while it runs. */
  readonly exitCode?: number | undefined;
}
