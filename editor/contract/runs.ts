/** Putting the site online. */

/**
 * `POST /api/runs`: starts a command; its lines come as events. 409 where one runs already, and, with `asks`, where the owner has
 * to agree to a command first. Answers {@link Run} (202).
 */
export interface RunRequest {
  /** Put online; only say what would change; go back to what was online before. */
  readonly command: "publish" | "publish-dry-run" | "publish-back";
  /** The command that the owner agreed to have run. */
  readonly agreed?: string | undefined;
}

/** Answered beside the sentence where the owner has to agree: the command. */
export interface AskedToAgree {
  readonly asks: string;
}

/** `GET /api/runs/last` gives the run that is going on or was the last: `{ run: Run | null }`. */
export interface Run {
  readonly id: string;
  readonly command: RunRequest["command"];
  readonly lines: readonly string[];
  /** Undefined while it runs. */
  readonly exitCode?: number | undefined;
}
