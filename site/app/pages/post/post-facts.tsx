import type { ReactNode } from "react";
import { formatDate } from "../../../i18n/format.ts";
import type { PostView } from "../../../routes/page-views.ts";
import { useLocale, useMessage } from "../../locale-context.tsx";
import { TimedText } from "./timed-text.tsx";

/** When the post was published and updated, and the reading time. */
export function PostFacts({ view }: { readonly view: PostView }): ReactNode {
  const locale = useLocale();
  const message = useMessage();
  const published = formatDate(view.date, locale);
  const updated = view.updated === undefined ? undefined : formatDate(view.updated, locale);
  return (
    <p className="small soft">
      <TimedText iso={view.date} date={published} text={message("blog.published", { date: published })} />
      {view.updated === undefined || updated === undefined ? null : (
        <>
          {", "}
          <TimedText iso={view.updated} date={updated} text={message("blog.updated", { date: updated })} />
        </>
      )}
      {", "}
      {view.minutes === 1 ? message("blog.one-minute") : message("blog.minutes", { minutes: view.minutes })}
    </p>
  );
}
