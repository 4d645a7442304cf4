import type { Finding } from "../../contract/findings.ts";
import { FindingLink } from "../shell/file-link.tsx";
import { useTitles } from "../shell/texts.ts";

/** Findings of any files: each leads to its place, under the title of its text. */
export function FindingLinks({ findings }: { readonly findings: readonly Finding[] }) {
  const { withTitles } = useTitles();
  return (
    <ul className="finding-links">
      {findings.map((finding) => {
        const { path, line, id, sentence } = finding;
        return (
          <li key={`${path}-${line}-${id}-${sentence}`}>
            <FindingLink finding={finding} /> {withTitles(sentence)}
          </li>
        );
      })}
    </ul>
  );
}
