import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { MANIFEST_FILE, type Manifest, type ManifestFile } from "../../../contract/manifest.ts";
import type { Compressor } from "./compress.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};
const FEED_TYPE = "application/atom+xml; charset=utf-8";
/** Formats that are compressed already. */
const DENSE = new Set([".png", ".jpeg", ".webp", ".avif", ".woff2"]);

/** How a file is served. */
interface FileOptions {
  /** Whether its name changes with its bytes, so that it may be kept for ever. */
  readonly immutable?: boolean;
}

/**
 * A build being written beside the last good one. `finish` swaps it in; until then nothing that is served changes.
 */
export class Output {
  readonly #folder: string;
  readonly #part: string;
  readonly #compressor: Compressor;
  readonly #files = new Map<string, ManifestFile>();
  readonly #notFound = new Map<string, ManifestFile>();

  private constructor(folder: string, part: string, compressor: Compressor) {
    this.#folder = folder;
    this.#part = part;
    this.#compressor = compressor;
  }

  /** Opens an output beside `folder`. */
  static async open(folder: string, compressor: Compressor): Promise<Output> {
    const part = `${folder}.part`;
    await rm(part, { recursive: true, force: true });
    await mkdir(part, { recursive: true });
    return new Output(folder, part, compressor);
  }

  /** Adds the file that answers `path`, such as "/fr/services/" or "/robots.txt". */
  async add(path: string, content: string | Buffer, options: FileOptions = {}): Promise<void> {
    const file = path.endsWith("/") ? `${path.slice(1)}index.html` : path.slice(1);
    this.#files.set(path, await this.#write(file, content, options));
  }

  /** Adds the page that answers unknown paths below a first segment ("en"), or all others (""). */
  async addNotFound(segment: string, content: string): Promise<void> {
    const file = segment === "" ? "404.html" : `${segment}/404.html`;
    this.#notFound.set(segment, await this.#write(file, content, {}));
  }

  /** Adds a file that is kept for ever, named by its content; gives its address. */
  async addHashed(folder: string, name: string, content: string | Buffer): Promise<string> {
    const extension = extname(name);
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 10);
    const path = `${folder}${name.slice(0, name.length - extension.length)}-${hash}${extension}`;
    await this.add(path, content, { immutable: true });
    return path;
  }

  /** Addresses of the pages: every path that answers with HTML. */
  get pages(): ReadonlySet<string> {
    return new Set([...this.#files.keys()].filter((path) => path.endsWith("/")));
  }

  /** Bytes of a file as visitors get it: brotli where there is such a form. */
  transferSize(path: string): number {
    const file = this.#files.get(path);
    return file?.br?.bytes ?? file?.identity.bytes ?? 0;
  }

  /**
   * Writes the manifest and swaps the build in. Immutable files of earlier builds stay for tabs that are still open,
   * for `keepBuilds` builds.
   */
  async finish(manifest: Omit<Manifest, "version" | "files" | "notFound">, keepBuilds: number): Promise<void> {
    await this.#keepEarlier(keepBuilds);
    const sorted = (files: ReadonlyMap<string, ManifestFile>) =>
      Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
    const whole: Manifest = { version: 1, ...manifest, files: sorted(this.#files), notFound: sorted(this.#notFound) };
    await this.addPrivate(MANIFEST_FILE, `${JSON.stringify(whole, null, 1)}\n`);
    const old = `${this.#folder}.old`;
    await rm(old, { recursive: true, force: true });
    if (await exists(this.#folder)) await rename(this.#folder, old);
    await rename(this.#part, this.#folder);
    await rm(old, { recursive: true, force: true });
  }

  /** Writes a file that no address answers with: something for the server or for other hosts. */
  async addPrivate(file: string, content: string | Buffer): Promise<void> {
    await mkdir(dirname(join(this.#part, file)), { recursive: true });
    await writeFile(join(this.#part, file), content);
  }

  async #write(file: string, content: string | Buffer, { immutable = false }: FileOptions): Promise<ManifestFile> {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    const extension = extname(file);
    const type = file.endsWith("feed.xml") ? FEED_TYPE : TYPES[extension];
    if (type === undefined)
      throw new Error(`No content type is known for ${file}. Add "${extension}" to the list in output.ts.`);
    await this.addPrivate(file, bytes);
    const entry: ManifestFile = { type, cache: immutable ? "immutable" : "revalidate", identity: encoded(file, bytes) };
    if (DENSE.has(extension)) return entry;
    const { br, gzip } = await this.#compressor.compress(bytes);
    await this.addPrivate(`${file}.br`, br);
    await this.addPrivate(`${file}.gz`, gzip);
    return { ...entry, br: encoded(`${file}.br`, br), gzip: encoded(`${file}.gz`, gzip) };
  }

  async #keepEarlier(keepBuilds: number): Promise<void> {
    const earlier = await readManifest(this.#folder);
    for (const [path, file] of Object.entries(earlier?.files ?? {})) {
      const age = (file.age ?? 0) + 1;
      if (file.cache !== "immutable" || this.#files.has(path) || age > keepBuilds) continue;
      for (const form of [file.identity, file.br, file.gzip]) {
        if (form === undefined) continue;
        await mkdir(dirname(join(this.#part, form.file)), { recursive: true });
        await copyFile(join(this.#folder, form.file), join(this.#part, form.file));
      }
      this.#files.set(path, { ...file, age });
    }
  }
}

function encoded(file: string, bytes: Buffer) {
  return {
    file,
    bytes: bytes.length,
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
  };
}

async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, MANIFEST_FILE), "utf8")) as Manifest;
  } catch {
    return undefined;
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
