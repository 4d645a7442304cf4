import type { ReactNode } from "react";
import { formatDate } from "../../../i18n/format.ts";
import type { PostView } from "../../../page-data/page-views.ts";
import { useLocale, useMessage } from "../../locale-context.tsx";

/** When the post was published and updated, and the reading time. */
export function PostFacts({ view }: { readonly view: PostView }): ReactNode {
  const locale = useLocale();
  const message = useMessage();
  return (
    <p className="row small soft">
      <time dateTime={view.date}>{message("blog.published", { date: formatDate(view.date, locale) })}</time>
      {view.updated === undefined ? null : (
        <time dateTime={view.updated}>{message("blog.updated", { date: formatDate(view.updated, locale) })}</time>
      )}
      <span>
        {view.minutes === 1 ? message("blog.one-minute") : message("blog.minutes", { minutes: view.minutes })}
      </span>
    </p>
  );
}
