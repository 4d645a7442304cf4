import { pagePath } from "#engine/pages/paths/paths.ts";
import { Link } from "#site/components/text/link.tsx";
import { useLocaleData, useMessage } from "#site/context/locale-context.tsx";

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
