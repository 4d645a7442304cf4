/** An error in the consent configuration. */
export interface ConfigurationProblem {
  /** Keys and positions that lead to the field, from the configuration inwards. */
  readonly path: readonly (string | number)[];
  /** What it must be, or why it cannot stay, in plain words. */
  readonly message: string;
}

/** Thrown for a wrong configuration, with all its errors. */
export class ConsentConfigurationError extends Error {
  override readonly name = "ConsentConfigurationError";
  readonly problems: readonly ConfigurationProblem[];

  constructor(problems: readonly ConfigurationProblem[]) {
    const lines = problems.map(({ path, message }) => `- ${fieldName(path)} ${message}`);
    super(`The consent configuration cannot be used. Correct it and try again:\n${lines.join("\n")}`);
    this.problems = problems;
  }
}

/** A field as people write it: fieldName(["services", 1, "cookies"]) gives "services[1].cookies". */
function fieldName(path: readonly (string | number)[]): string {
  const name = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
  return name.replace(/^\./, "") || "the configuration";
}
