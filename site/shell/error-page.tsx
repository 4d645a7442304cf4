import { twoVoices } from "#engine/pages/data/content-tree.ts";
import { PageHead } from "../components/bands/page-head.tsx";
import { useMessage } from "../context/locale-context.tsx";

/** Says that a page could not be opened and lets the visitor try again. */
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
