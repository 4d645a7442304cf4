import { Component, type ReactNode } from "react";

interface RenderBoundaryProps {
  /** The page that is rendered; a new value is a new chance. */
  readonly of: unknown;
  /** Without one, errors go on to React's root. */
  readonly fallback: ReactNode | undefined;
  readonly children: ReactNode;
}

interface RenderBoundaryState {
  readonly of: unknown;
  readonly failure?: { readonly error: unknown } | undefined;
}

/**
 * Shows `fallback` where rendering fails, so that damaged data never leaves an empty page. React logs the error. What the
 * browser refuses is no error of the page: somebody else has moved its elements, and the root draws them anew.
 */
export class RenderBoundary extends Component<RenderBoundaryProps, RenderBoundaryState> {
  override state: RenderBoundaryState = { of: this.props.of };

  static getDerivedStateFromError(error: unknown): Partial<RenderBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: RenderBoundaryProps, state: RenderBoundaryState): RenderBoundaryState | null {
    return props.of === state.of ? null : { of: props.of, failure: undefined };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { fallback, children } = this.props;
    if (failure === undefined) return children;
    if (fallback === undefined || failure.error instanceof DOMException) throw failure.error;
    return fallback;
  }
}
