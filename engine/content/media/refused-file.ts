import type { ProblemDetails } from "../../owner-messages/problem-details.ts";

/** A file of the media folder cannot be published. */
export class RefusedFile extends Error {
  override readonly name = "RefusedFile";
  readonly details: ProblemDetails;

  constructor(details: ProblemDetails) {
    super(details.id);
    this.details = details;
  }
}
