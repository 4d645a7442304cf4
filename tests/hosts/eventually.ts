/** Waits until a condition holds, looking every few milliseconds. @throws {Error} when it does not within the deadline, in milliseconds */
export async function eventually(
  what: string,
  condition: () => boolean | Promise<boolean>,
  deadline: number,
): Promise<void> {
  const end = Date.now() + deadline;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not within ${deadline} ms: ${what}`);
    await new Promise((resume) => setTimeout(resume, 5));
  }
}
