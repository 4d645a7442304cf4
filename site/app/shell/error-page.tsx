import { twoVoices } from "../components/heading/two-voices.ts";
import { PageHead } from "../components/page-head/page-head.tsx";
import { useMessage } from "../locale-context.tsx";

/** Says that a page could not be opened and lets the visitor try again (conformance row P4). */
export function ErrorPage({ onRetry }: { readonly onRetry: () => void }) {
  const message = useMessage();
  return (
    <PageHead heading={twoVoices(message("error.title"))} lead={[message("error.text")]}>
      <p>
        <button className="btn" type="button" onClick={onRetry}>
          {message("error.retry")}
        </button>
      </p>
    </PageHead>
  );
}
