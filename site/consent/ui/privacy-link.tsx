import { Link } from "../../app/components/text/link.tsx";
import { useLocale, useMessage } from "../../app/context/locale-context.tsx";
import { pagePath } from "../../page-paths/paths.ts";

/** Link to the legal notice's section on cookies, in the page's language. */
export function PrivacyLink({ onClick }: { readonly onClick?: () => void }) {
  const message = useMessage();
  return (
    <Link to={`${pagePath("legal-notice", useLocale())}#cookies`} onClick={onClick}>
      {message("consent.privacy")}
    </Link>
  );
}
