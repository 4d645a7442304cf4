import type { Finding } from "../../contract/findings.ts";
import { CorrectLinks } from "../collections/correct-links.tsx";
import { hashOf } from "../shell/route.ts";
import { useTitles } from "../shell/texts.ts";
import { wantFinding } from "../shell/wanted-finding.ts";

/** Findings of any files: each leads to its place, under the title of its text. */
export function FindingLinks({ findings }: { readonly findings: readonly Finding[] }) {
  const { titleOf, withTitles } = useTitles();
  return (
    <ul className="finding-links">
      {findings.map((finding) => {
        const { path, line, id, sentence, labels } = finding;
        return (
          <li key={`${path}-${line}-${id}-${sentence}`}>
            <a href={hashOf({ view: "file", path })} onClick={() => wantFinding(finding)}>
              {[titleOf(path), ...labels].join(" › ")}
            </a>{" "}
            {withTitles(sentence)} <CorrectLinks finding={finding} />
          </li>
        );
      })}
    </ul>
  );
}
