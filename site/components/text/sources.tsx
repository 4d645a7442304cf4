import { formatDate } from "#engine/i18n/format.ts";
import { plainText } from "#engine/pages/data/content-tree.ts";
import type { TextSource } from "#engine/pages/data/summaries.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import { shownText } from "#engine/views/shown-text.tsx";
import { useLanguage, useMessage } from "../../context/locale-context.ts";
import { Link } from "./link.tsx";

/** Where one reads what a text says of law or taxes, and when somebody did, where that is known. */
export function Sources({ sources = [] }: { readonly sources?: readonly TextSource[] | undefined }) {
  const message = useMessage();
  const language = useLanguage();
  if (sources.length === 0) return null;
  return (
    <div className="prose small">
      <b>{message("text.sources")}</b>
      <ul>
        {sources.map(({ title, url, checked }) => (
          <li key={plainText(title)}>
            {url === undefined ? (
              <RichText text={title} />
            ) : (
              <Link to={url}>
                <RichText text={title} />
              </Link>
            )}
            {checked && (
              <>
                {", "}
                <time className="soft" dateTime={checked}>
                  {shownText(message("text.checked", { date: formatDate(checked, language) }))}
                </time>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
