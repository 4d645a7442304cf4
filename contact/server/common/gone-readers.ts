/** Codes of a write whose reader has gone: a pipe without the other end, a terminal that was closed. */
const READER_GONE = ["EPIPE", "EIO", "ERR_STREAM_DESTROYED"];

/**
 * Lets a long-running program outlive whoever reads what it prints: what it says then is lost, and it goes on. Node would end
 * it with its next line.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (!READER_GONE.includes(error.code ?? "")) throw error;
    });
}
