import { Component, type ReactNode } from "react";
import { ErrorNote } from "./error-note.tsx";

interface ViewBoundaryProps {
  readonly children: ReactNode;
}

/** Where a view throws, keeps the frame and says that something failed: React would leave an empty page. */
export class ViewBoundary extends Component<ViewBoundaryProps, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError() {
    return { error: new Error() };
  }

  override render(): ReactNode {
    return this.state.error ? <ErrorNote error={this.state.error} /> : this.props.children;
  }
}
