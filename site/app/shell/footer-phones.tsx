import { Link } from "../components/link/link.tsx";
import { useLocaleData, useMessage } from "../locale-context.tsx";
import styles from "./footer.module.css";

/** A phone number for each country, and what a call costs. */
export function FooterPhones() {
  const { site } = useLocaleData();
  const message = useMessage();
  return (
    <div>
      <h2>{message("phone.title")}</h2>
      <ul className={styles.list}>
        {site.phones.map(({ country, label, number, url, price }) => (
          <li key={country}>
            {label} <Link to={url}>{number}</Link>
            <small className="soft">{price}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
