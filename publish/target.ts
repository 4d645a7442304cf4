import type { Online } from "#engine/content/addresses/published-file.ts";
import type { ValuesOf } from "#engine/i18n/owner-text.ts";
import type { PublishingLine, publishingLines } from "#engine/owner-messages/publishing-lines.ts";

/** Where a site is put online. Whatever fails leaves what is online as it is. */
export interface Target {
  /**
   * The pages of what is online; undefined where nothing is, or nothing that says so.
   *
   * @throws {PublishingError} where the target cannot be reached, or holds something that is not ours
   */
  online(): Promise<Online | undefined>;
  /** Puts a build online. @throws {PublishingError} */
  put(build: string): Promise<void>;
  /** Puts online what was so before. @throws {PublishingError} */
  back(): Promise<void>;
}

/** Why nothing was put online, by the name of what the owner is told. */
export class PublishingError extends Error {
  override readonly name = "PublishingError";
  readonly id: PublishingLine;
  readonly values: Readonly<Record<string, string>>;

  private constructor(id: PublishingLine, values: Readonly<Record<string, string>>) {
    super(`${id} ${JSON.stringify(values)}`);
    this.id = id;
    this.values = values;
  }

  /** The error of that name, with what its text leaves open. */
  static of<Id extends PublishingLine>(id: Id, values: ValuesOf<(typeof publishingLines)[Id]>): PublishingError {
    return new PublishingError(id, values);
  }
}
