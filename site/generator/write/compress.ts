import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipCompress } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

/** The two compressed forms of a file. */
export interface Compressed {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Compresses at the highest levels, and remembers by content, so that an unchanged file costs nothing. */
export class Compressor {
  readonly #cache: string;

  constructor(cache: string) {
    this.#cache = cache;
  }

  async compress(bytes: Buffer): Promise<Compressed> {
    const key = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    const folder = join(this.#cache, key.slice(0, 2));
    const [br, gz] = await Promise.all([
      this.#remembered(folder, `${key}.br`, () =>
        brotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
      ),
      this.#remembered(folder, `${key}.gz`, () => gzip(bytes, { level: constants.Z_BEST_COMPRESSION })),
    ]);
    return { br, gzip: gz };
  }

  async #remembered(folder: string, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(folder, name);
    try {
      return await readFile(path);
    } catch {
      const made = await make();
      await mkdir(folder, { recursive: true });
      await writeFile(`${path}.${process.pid}.part`, made);
      await rename(`${path}.${process.pid}.part`, path);
      return made;
    }
  }
}
