import { formatList } from "../../i18n/format.ts";
import { useLocaleData, useMessage } from "../locale-context.tsx";

/** When the offices are open, and when residents abroad can call (conformance row K1). */
export function FooterHours() {
  const { site } = useLocaleData();
  const message = useMessage();
  const and = message("hours.and");
  return (
    <div>
      <h2>{message("hours.title")}</h2>
      <p>
        {message("hours.weekdays")}
        <br />
        <span className="soft">{formatList(site.hours.office, and)}</span>
      </p>
      <p>
        {message("hours.abroad")}
        <br />
        <span className="soft">{message("hours.gmt", { hours: formatList(site.hours.abroad, and) })}</span>
      </p>
    </div>
  );
}
