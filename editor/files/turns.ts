/** @returns does one piece of work after another; what fails is no matter to the next */
export function turns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  };
}
