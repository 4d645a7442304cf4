/** Milliseconds between two questions: a process that starts tells nobody when it listens, it has to be asked. */
const BETWEEN = 30;

/** Waits until an address answers as it should; redirects are not followed. */
export async function untilAnswers(
  address: string,
  isGood: (answer: Response) => boolean = ({ ok }) => ok,
): Promise<void> {
  const isThere = () => fetch(address, { redirect: "manual" }).then(isGood, () => false);
  while (!(await isThere())) await new Promise((resume) => setTimeout(resume, BETWEEN));
}
