import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { FromPreview, ToPreview } from "../../contract/events.ts";
import type { Finding } from "../../contract/findings.ts";
import { query, RefusedError } from "../api/ask.ts";
import { useAnswer } from "../api/use-answer.ts";
import { useSay } from "../words/words.ts";
import { Choices } from "./controls.tsx";
import { FindingLink } from "./file-link.tsx";
import { useSurroundings } from "./surroundings.ts";
import { useListener } from "./use-listener.ts";
import { ErrorWords } from "./view.tsx";

type Width = "phone" | "screen";

/** Widths of a telephone and of a screen, in CSS pixels; the page is drawn at this width and scaled down to the room. */
const WIDTHS: Readonly<Record<Width, number>> = { phone: 390, screen: 1280 };

/**
 * The real page beside the form. It follows the text; the buttons say how it is looked at.
 *
 * @param file the text, which the page shows at its path
 * @param otherLanguages what can be shown in its place: the same text in the other languages
 */
export function PreviewPane(props: {
  readonly path: string;
  readonly file: string;
  readonly otherLanguages?: ReactNode;
}) {
  const { path, file, otherLanguages } = props;
  const say = useSay();
  const { previewOrigin } = useSurroundings();
  const [beside, setBeside] = useState<Width | "languages">("phone");
  const isPage = beside !== "languages";
  const width = isPage ? beside : "phone";
  const [scheme, setScheme] = useState<ToPreview["scheme"]>("light");
  const [room, setRoom] = useState({ width: WIDTHS.phone, height: 600 });
  const [loading, setLoading] = useState(true);
  const [words, setWords] = useState("");
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stage.current === null) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const tell = useCallback(() => {
    const message: ToPreview = { path, scheme, words };
    // Until it has come, the frame has the origin of this page.
    if (!loading) frame.current?.contentWindow?.postMessage(message, previewOrigin);
  }, [path, scheme, words, loading, previewOrigin]);
  useEffect(tell, [tell]);
  const moved = () => setWords((before) => wordsAtCursor(document) ?? before);
  useListener(document, "selectionchange", moved);
  useListener(document, "focusin", moved);
  useListener(window, "message", ({ origin, data }: MessageEvent<FromPreview>) => {
    if (origin !== previewOrigin || data.preview !== "shown") return;
    setLoading(false);
    tell();
  });
  // No room at all: the form is shown instead.
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / WIDTHS[width]);
  return (
    <section className="preview" aria-label={say("preview")}>
      <div className="preview-tools">
        <Choices
          legend={say("beside")}
          look="switch"
          options={[
            ["phone", say("width-phone")],
            ["screen", say("width-screen")],
            ...(otherLanguages === undefined ? [] : [["languages", say("beside-languages")] as const]),
          ]}
          chosen={beside}
          onChoose={setBeside}
        />
        {isPage && (
          <>
            <Choices
              legend={say("colours")}
              look="switch"
              options={(["light", "dark"] as const).map((name) => [name, say(`colours-${name}`)])}
              chosen={scheme}
              onChoose={setScheme}
            />
            <a href={`api/preview${query({ to: path })}`} target="_blank" rel="noopener" title={say("open-alone")}>
              <svg viewBox="0 0 24 24" role="img" aria-label={say("open-alone")}>
                <path d="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6" />
              </svg>
            </a>
          </>
        )}
      </div>
      {!isPage && otherLanguages}
      <div className="stage" hidden={!isPage} ref={stage} aria-busy={loading}>
        {loading ? <p>{say("opening")}</p> : <Held file={file} />}
        <iframe
          ref={frame}
          title={say("preview")}
          src={`api/preview${query({ to: path })}`}
          onLoad={() => setLoading(false)}
          width={WIDTHS[width]}
          height={room.height / scale}
          style={{ transform: `scale(${scale})`, marginInlineStart: Math.max(0, (room.width - WIDTHS[width]) / 2) }}
        />
      </div>
    </section>
  );
}

/** Why the page does not follow, over it, so that nothing moves while somebody types. */
function Held({ file }: { readonly file: string }) {
  const say = useSay();
  const { answer: finding, error } = useAnswer<Finding | null>(
    `held${query({ path: file })}`,
    ({ type }) => type === "findings",
  );
  if (error instanceof RefusedError)
    return (
      <div className="note error held">
        <ErrorWords error={error} />
      </div>
    );
  if (!finding) return null;
  if (finding.path === file) return <p className="note held">{say("preview-held-here")}</p>;
  return (
    <p className="note held">
      {say("preview-held-elsewhere")} <FindingLink finding={finding} />
    </p>
  );
}

/** Empty lines. */
const GAP = /\n[^\S\n]*\n/;
const BLOCKS = "tr, p, h1, h2, h3, h4, h5, h6, figure, pre";

/** The words of the paragraph, heading, row or field that the cursor is in; undefined outside of a form's texts. */
function wordsAtCursor(document: Document): string | undefined {
  const field = document.activeElement;
  if (field?.closest(".form-side") == null) return undefined;
  if (field instanceof HTMLTextAreaElement) {
    const { value, selectionStart } = field;
    const [above, below] = [value.slice(0, selectionStart), value.slice(selectionStart)].map((text) => text.split(GAP));
    return `${above?.at(-1)}${below?.[0]}`;
  }
  if (field instanceof HTMLInputElement)
    return /^(?:text|search|url|email)$/.test(field.type) ? field.value : undefined;
  if (!(field instanceof HTMLElement && field.isContentEditable)) return undefined;
  const { anchorNode, anchorOffset } = document.getSelection() ?? {};
  const at = anchorNode === field ? field.childNodes[anchorOffset ?? 0] : anchorNode;
  const element = at instanceof Element ? at : at?.parentElement;
  const block = element?.closest(BLOCKS) ?? field;
  const alt = [...block.querySelectorAll("img")].map((image) => image.alt).join(" ");
  return `${alt} ${block.textContent}`;
}
