/** Waits until a condition holds, looking every few milliseconds, less often the longer it takes. @throws {Error} when it does not within the deadline, in milliseconds */
export async function eventually(
  what: string,
  condition: () => boolean | Promise<boolean>,
  deadline = 10_000,
): Promise<void> {
  const end = Date.now() + deadline;
  let pause = 5;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not within ${deadline} ms: ${what}`);
    await new Promise((resume) => setTimeout(resume, pause));
    pause = Math.min(pause * 1.2, 50);
  }
}
