/** What is logged of a mistake of ours. */
export function errorFacts(error: unknown): object {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && "code" in error ? { code: error.code } : {};
  return { error: { type: name, ...code, message, stack } };
}
