import { Component, type ReactNode } from 'react';
import { tellOfError } from '@/lib/client/reports/page-errors';

interface Props {
  children: ReactNode;
  /** What stands in the place of a part that cannot be drawn. */
  fallback: (tryAgain: () => void) => ReactNode;
  /** What the part is drawn from: another one is tried by itself. */
  of?: unknown;
  onBroken?: (error: unknown) => void;
}

interface State {
  readonly isBroken: boolean;
  readonly of: unknown;
}

/** Keeps a part that throws while it is drawn from taking the rest of the page with it; React logs what it threw. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, of: this.props.of };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { isBroken: false, of };
  }

  override componentDidCatch(error: unknown): void {
    tellOfError(error);
    this.props.onBroken?.(error);
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.isBroken ? fallback(() => this.setState({ isBroken: false })) : children;
  }
}
