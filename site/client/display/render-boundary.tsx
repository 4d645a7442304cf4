import { Component, type ReactNode } from "react";

interface RenderBoundaryProps {
  /** What is rendered; a new value is a new chance. */
  readonly of: unknown;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface RenderBoundaryState {
  readonly of: unknown;
  readonly failed: boolean;
}

/** Shows `fallback` where rendering fails, so that damaged data never leaves an empty page. React logs the error. */
export class RenderBoundary extends Component<RenderBoundaryProps, RenderBoundaryState> {
  override state: RenderBoundaryState = { of: this.props.of, failed: false };

  static getDerivedStateFromError(): Partial<RenderBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: RenderBoundaryProps, state: RenderBoundaryState): RenderBoundaryState | null {
    return props.of === state.of ? null : { of: props.of, failed: false };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
