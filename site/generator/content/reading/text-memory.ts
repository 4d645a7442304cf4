/** Versions of a file that are remembered: a text before and after an edit, with the settings before and after one. */
const VERSIONS = 4;

/** What was made of files, by their bytes: a text that was read lately, with the same settings, is not read again. */
export class TextMemory<Made> {
  readonly #files = new Map<string, Map<string, Made>>();

  /**
   * Gives what `read` makes of a file, or made of it before.
   *
   * @param key hash of everything that it depends on: the text, and what it is read with
   */
  recall(file: string, key: string, read: () => Made): Made {
    const versions = this.#files.get(file) ?? new Map<string, Made>();
    this.#files.set(file, versions);
    const made = versions.get(key) ?? read();
    // The version that was used last is the last to be forgotten.
    versions.delete(key);
    versions.set(key, made);
    const [oldest] = versions.keys();
    if (versions.size > VERSIONS && oldest !== undefined) versions.delete(oldest);
    return made;
  }
}
