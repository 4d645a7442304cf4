import { phoneFor } from "../../page-data/locale-data.ts";
import { Link } from "../components/link/link.tsx";
import { useLocaleData, useMessage } from "../locale-context.tsx";
import styles from "./header.module.css";

/** The phone number to call in the active language: Portugal's in Portuguese, else France's. */
export function PhoneLink() {
  const { site, locale } = useLocaleData();
  const message = useMessage();
  const phone = phoneFor(site.phones, locale);
  if (phone === undefined) return null;
  return (
    <Link className={styles.phone} to={phone.url} aria-label={message("menu.call", { number: phone.number })}>
      {phone.number}
    </Link>
  );
}
