import { Component, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { ChartFailure } from './ChartFailure.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import type { EchartsCanvasProps } from './EchartsCanvas.tsx';
import { useIsWanted } from './use-is-wanted.ts';

/** echarts weighs about 200 kB compressed: it travels when a first chart is looked at, never with a page. */
function loadCanvas() {
  return lazy(async () => {
    const { EchartsCanvas } = await import('./EchartsCanvas.tsx');
    return { default: EchartsCanvas };
  });
}

const FirstCanvas = loadCanvas();

/** The drawing of an option: a skeleton while echarts travels, a way to ask again when it did not arrive. */
export function LazyCanvas(props: EchartsCanvasProps) {
  // React remembers a failed import for ever: each new attempt is a new lazy component in a new boundary.
  const [{ attempt, Canvas }, setCurrent] = useState({ attempt: 0, Canvas: FirstCanvas });
  const retry = () => setCurrent({ attempt: attempt + 1, Canvas: loadCanvas() });
  const place = useRef<HTMLDivElement>(null);
  if (!useIsWanted(place)) return <ChartSkeleton place={place} />;
  return (
    <CanvasBoundary key={attempt} onRetry={retry}>
      <Suspense fallback={<ChartSkeleton />}>
        <Canvas {...props} />
      </Suspense>
    </CanvasBoundary>
  );
}

interface CanvasBoundaryProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A drawing that fails stays in its frame: the summary and the data table beside it are not touched. */
class CanvasBoundary extends Component<CanvasBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ChartFailure onRetry={this.props.onRetry} /> : this.props.children;
  }
}
