import { Component, type ReactNode } from "react";
import { ErrorNote } from "./error-note.tsx";

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
