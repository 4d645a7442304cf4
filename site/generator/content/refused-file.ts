/** A file of the media folder cannot be published; says why and what its owner can do. */
export class RefusedFile extends Error {
  override readonly name = "RefusedFile";
  /** What to do about it. */
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}
