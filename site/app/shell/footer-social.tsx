import { Link } from "../components/link/link.tsx";
import { useLocaleData, useMessage } from "../locale-context.tsx";

/** Where to follow the house: its networks, and the feed of its posts. */
export function FooterSocial() {
  const { site, locale } = useLocaleData();
  const message = useMessage();
  return (
    <div>
      <h2>{message("footer.follow")}</h2>
      {site.social.map(({ name, url }) => (
        <p key={url}>
          <Link to={url}>{name}</Link>
        </p>
      ))}
      <p>
        <Link to={`/${locale}/feed.xml`} type="application/atom+xml">
          {message("blog.feed")}
        </Link>
      </p>
    </div>
  );
}
