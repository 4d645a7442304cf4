import { Link } from "../../app/components/text/link.tsx";
import { useLocaleData, useMessage } from "../../app/context/locale-context.tsx";
import { pagePath } from "../../page-paths/paths.ts";

/** Link to the legal notice's section on cookies, in the page's language. */
export function PrivacyLink({ onClick }: { readonly onClick?: () => void }) {
  const message = useMessage();
  const { locale, translation } = useLocaleData();
  return (
    <Link to={`${pagePath(translation, "legal-notice", locale)}#cookies`} onClick={onClick}>
      {message("consent.privacy")}
    </Link>
  );
}
