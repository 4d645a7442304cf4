import { Component, type ReactNode, useEffect, useState } from "react";
import { RefusedError, UnreachableError } from "../api/ask.ts";
import { useSay } from "../words/words.ts";
import { useSurroundings } from "./surroundings.ts";
import { useListener } from "./use-listener.ts";

/** What a view is called: its heading, the name of the page's main part, and what the browser's tab and history say. */
export function ViewTitle({ title }: { readonly title: string }) {
  const say = useSay();
  const { brand } = useSurroundings();
  useEffect(() => {
    document.title = `${title} – ${say("editor")} – ${brand}`;
  });
  return <h1 id="view-title">{title}</h1>;
}

/** A view of the window's whole width. @param beside the buttons beside its title */
export function View(props: { readonly title: string; readonly beside?: ReactNode; readonly children?: ReactNode }) {
  return (
    <div className="page">
      <div className="page-head">
        <ViewTitle title={props.title} />
        {props.beside}
      </div>
      {props.children}
    </div>
  );
}

export function Note(props: { readonly title: string; readonly isError?: boolean; readonly children: ReactNode }) {
  return (
    <div className={props.isError ? "note error" : "note"}>
      <p>
        <b>{props.title}</b>
      </p>
      {props.children}
    </div>
  );
}

/** An error in words: the server's, that it does not answer, or that the program has failed, with what its maintainer needs. */
export function ErrorWords({ error }: { readonly error: Error }) {
  const say = useSay();
  if (error instanceof UnreachableError && error.isSignedOut)
    return (
      <p>
        {say("signed-out")}{" "}
        <a href="./" target="_blank" rel="noopener">
          {say("sign-in-again")}
        </a>
      </p>
    );
  if (error instanceof UnreachableError) return <p>{say("unreachable")}</p>;
  const refusal = error instanceof RefusedError ? error.answer : undefined;
  const details = refusal === undefined ? (error.stack ?? error.message) : refusal.details;
  return (
    <>
      <p>{refusal?.error.sentence ?? say("internal-error")}</p>
      {details !== undefined && (
        <details>
          <summary>{say("error-details")}</summary>
          <div className="lines">{details}</div>
        </details>
      )}
    </>
  );
}

export function ErrorNote({ error }: { readonly error: Error | undefined }) {
  if (error === undefined) return null;
  return (
    <div role="alert" className="note error">
      <ErrorWords error={error} />
    </div>
  );
}

/** What the program failed with when something was pressed or typed: said until another view is shown. */
export function Thrown() {
  const [error, setError] = useState<Error>();
  const hear = (thrown: unknown) => thrown instanceof Error && setError(thrown);
  useListener(window, "error", (event: ErrorEvent) => hear(event.error));
  useListener(window, "unhandledrejection", (event: PromiseRejectionEvent) => hear(event.reason));
  return <ErrorNote error={error} />;
}

interface Failing {
  readonly error?: Error;
}

/** Where a view throws, says that the program has failed, and keeps what is around it: React would leave an empty page. */
export class ViewBoundary extends Component<{ readonly children: ReactNode }, Failing> {
  override state: Failing = {};

  static getDerivedStateFromError(error: Error): Failing {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error ? <ErrorNote error={this.state.error} /> : this.props.children;
  }
}
