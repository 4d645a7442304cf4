import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { RefusedMessage } from "../../../routes/page-views.ts";
import { draftExists } from "./draft-name.ts";

const loadForm = async () => ({ default: (await import("./contact-form.tsx")).ContactForm });
const never = () => new Promise<never>(() => {});

let want = () => {};
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});

/** The form of a page that the browser itself makes. Where it cannot be loaded, the server's page has it. */
const FormAtOnce = lazy(() =>
  loadForm().catch(() => {
    location.reload();
    return never();
  }),
);

/** The form that the server made. Where its script cannot be loaded, it stays as it is. */
const FormWhenWanted = import.meta.env.SSR
  ? (await loadForm()).default
  : lazy(() => wanted.then(loadForm).catch(never));

/**
 * The contact form, complete in the document and the browser's own until somebody begins to write: only then is its
 * script loaded (budget of a first visit). Until it is there, and where it is lost, the browser posts the form itself.
 */
export function LateForm({ refused }: { readonly refused: RefusedMessage | undefined }): ReactNode {
  const isHydrating = useSyncExternalStore(neverChanges, isFalse, isTrue);
  const [isServerMade] = useState(isHydrating);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const wantIfBegun = () => {
      if (frame.current?.contains(document.activeElement)) want();
    };
    wantIfBegun();
    if (refused || location.search || draftExists()) want();
    // React holds back, at its root, events inside of what it has not hydrated yet: only the document hears of them.
    document.addEventListener("focusin", wantIfBegun, true);
    return () => document.removeEventListener("focusin", wantIfBegun, true);
  }, [refused]);

  // The same element each time: React would discard a form that it has not hydrated yet if it were rendered anew.
  const form = useMemo(
    () =>
      isServerMade ? (
        <Suspense>
          <FormWhenWanted refused={refused} />
        </Suspense>
      ) : (
        <FormAtOnce refused={refused} />
      ),
    [isServerMade, refused],
  );
  return <div ref={frame}>{form}</div>;
}

const neverChanges = () => () => {};
const isFalse = () => false;
const isTrue = () => true;
