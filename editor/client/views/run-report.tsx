import { Fragment } from "react";
import type { Run, RunLine } from "../../contract/runs.ts";
import { FileLink } from "../shell/file-link.tsx";
import { useSay } from "../words/words.ts";

/** What a press has led to is seen. */
export function show(element: Element | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

/** Lines that say how a run ended, what visitors find otherwise, and how far it is. */
const ENDS = /^publish-(?:done|folder-done|back-done|folder-back)$/;
const CHANGES = /^publish-(?:first|same|changes|added|changed|removed|more|shared|list-not-written|unseen)$/;
const STEP = /^publish-step-/;
/** Lines for whoever works with commands. */
const OF_COMMANDS = ["publish-how-back", "publish-how-forth", "publish-tried", "publish-samples"];

/** How a publication goes, or went, in a sentence; all that was said on request. */
export function RunReport({ run }: { readonly run: Run }) {
  const say = useSay();
  const { command, exitCode, lines, by, isPlanned } = run;
  const how = exitCode === undefined ? "run-going" : exitCode === 0 ? "run-done" : "run-failed";
  const told = lines.filter(({ id }) => !OF_COMMANDS.includes(id));
  const sentence =
    exitCode === undefined ? told.findLast(({ id }) => STEP.test(id)) : told.find(({ id }) => ENDS.test(id));
  const errors = how === "run-failed" ? told.filter(({ id }) => id === "error") : [];
  return (
    <section ref={exitCode === undefined ? show : null} aria-labelledby="run-title">
      <h2 id="run-title">{say(`run-${command}`)}</h2>
      <div role="status">
        <p className={`how ${how}`}>{say(command === "publish-dry-run" && exitCode === 0 ? "run-tried" : how)}</p>
        {by !== null && exitCode === undefined && <p>{say(isPlanned ? "planned-by" : "started-by", { name: by })}</p>}
        {sentence && <Line line={sentence} />}
        {errors.map((line) => (
          <Line key={line.text} line={line} />
        ))}
        {how === "run-failed" && errors.length === 0 && <p>{say("internal-error")}</p>}
      </div>
      {told
        .filter(({ id }) => CHANGES.test(id))
        .map((line) => (
          <Line key={line.text} line={line} />
        ))}
      <details>
        <summary>{say("run-details")}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be reached by the keyboard */}
        <div className="lines" role="log" aria-label={say(`run-${command}`)} tabIndex={0}>
          {told.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
            <Line key={index} line={line} />
          ))}
        </div>
      </details>
    </section>
  );
}

/** A line with its addresses as links, and files under the titles that the editor has for them. */
function Line({ line: { text } }: { readonly line: RunLine }) {
  const parts = text.split(/(\s)/).map((word) => {
    const [path] = /^[\w/-]+\.(?:yaml|md|txt)(?=:\d+:$)/.exec(word) ?? [];
    if (path !== undefined) return <FileLink key={word} path={path} />;
    const [address] = /^https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/.exec(word) ?? [];
    if (address === undefined) return word;
    return (
      <Fragment key={word}>
        <a href={address} target="_blank" rel="noopener">
          {address}
        </a>
        {word.slice(address.length)}
      </Fragment>
    );
  });
  return <p>{parts}</p>;
}
