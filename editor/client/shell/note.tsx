import type { ReactNode } from "react";

/** A note under its title. */
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
