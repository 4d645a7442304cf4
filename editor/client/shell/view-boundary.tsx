import { Component, type ReactNode } from "react";
import { ErrorNote } from "./error-note.tsx";

interface ViewBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps the frame, and says that something failed, where a view breaks: React would leave an empty page. */
export class ViewBoundary extends Component<ViewBoundaryProps, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError() {
    return { error: new Error() };
  }

  override render(): ReactNode {
    return this.state.error ? <ErrorNote error={this.state.error} /> : this.props.children;
  }
}
