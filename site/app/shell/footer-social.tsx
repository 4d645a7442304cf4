import { Link } from "../components/link/link.tsx";
import { useLocaleData, useMessage } from "../locale-context.tsx";
import styles from "./footer.module.css";

/** Where to follow the house: its networks, and the feed of its posts. */
export function FooterSocial() {
  const { site, locale } = useLocaleData();
  const message = useMessage();
  return (
    <div>
      <h2>{message("footer.follow")}</h2>
      <ul className={styles.list}>
        {site.social.map(({ name, url }) => (
          <li key={url}>
            <Link to={url}>{name}</Link>
          </li>
        ))}
        <li>
          <Link to={`/${locale}/feed.xml`} type="application/atom+xml">
            {message("blog.feed")}
          </Link>
        </li>
      </ul>
    </div>
  );
}
