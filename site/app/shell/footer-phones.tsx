import { Link } from "../components/link/link.tsx";
import { useLocaleData, useMessage } from "../locale-context.tsx";
import styles from "./footer.module.css";

/** A phone number for each country, and what a call costs (in Portugal: Decreto-Lei 59/2021). */
export function FooterPhones() {
  const { site } = useLocaleData();
  const message = useMessage();
  return (
    <div>
      <h2>{message("phone.title")}</h2>
      <ul className={styles.list}>
        {site.phones.map(({ country, label, number, url }) => (
          <li key={country}>
            {label} <Link to={url}>{number}</Link>
          </li>
        ))}
      </ul>
      <p className="small soft">{message("phone.price")}</p>
    </div>
  );
}
