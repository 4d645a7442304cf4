/** Why something could not be written, as far as its owner can change that. */
export interface WriteFailure {
  readonly reason: "disk-full" | "not-allowed";
  /** The file or folder that was to be written; "" where the system does not say. */
  readonly file: string;
}

const REASONS: Readonly<Record<string, WriteFailure["reason"]>> = {
  ENOSPC: "disk-full",
  EDQUOT: "disk-full",
  EFBIG: "disk-full",
  EACCES: "not-allowed",
  EPERM: "not-allowed",
  EROFS: "not-allowed",
  // A file lies where a folder should.
  ENOTDIR: "not-allowed",
};

/**
 * Why the system did not write a file; undefined for every other error.
 */
export function writeFailure(error: unknown): WriteFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = "", path = "" } = error as NodeJS.ErrnoException;
  const reason = REASONS[code];
  return reason && { reason, file: path };
}

/** An error of the system that names the file, which that of a full disk does not. */
export function namingFile(error: unknown, file: string): unknown {
  const failure = writeFailure(error);
  if (failure === undefined || failure.file !== "") return error;
  return Object.assign(error as Error, { path: file, message: `${(error as Error).message} '${file}'` });
}
