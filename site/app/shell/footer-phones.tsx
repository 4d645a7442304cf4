import { Link } from "../components/link/link.tsx";
import { useLocaleData, useMessage } from "../locale-context.tsx";

/** A phone number for each country, and what a call costs (in Portugal: Decreto-Lei 59/2021). */
export function FooterPhones() {
  const { site } = useLocaleData();
  const message = useMessage();
  return (
    <div>
      <h2>{message("phone.title")}</h2>
      {site.phones.map(({ country, label, number, url }) => (
        <p key={country}>
          {label} <Link to={url}>{number}</Link>
        </p>
      ))}
      <p className="small soft">{message("phone.price")}</p>
    </div>
  );
}
