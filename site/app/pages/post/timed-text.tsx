import type { ReactNode } from "react";

interface TimedTextProps {
  /** ISO date. */
  readonly iso: string;
  /** The same date as the text has it. */
  readonly date: string;
  readonly text: string;
}

/** A text in which the date is marked for machines. */
export function TimedText({ iso, date, text }: TimedTextProps): ReactNode {
  const [before, ...after] = text.split(date);
  return (
    <>
      {before}
      <time dateTime={iso}>{date}</time>
      {after.join(date)}
    </>
  );
}
