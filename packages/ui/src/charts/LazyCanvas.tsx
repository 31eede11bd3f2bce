import { Component, type ReactNode, useRef } from 'react';
import { lazyPart } from '../lazy-part/index.ts';
import { ChartFailure } from './ChartFailure.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import type { EchartsCanvasProps } from './EchartsCanvas.tsx';
import { useShouldDraw } from './use-should-draw.ts';

/** echarts weighs about 200 kB compressed: it is loaded when a first chart is on screen, never with the page. */
const Canvas = lazyPart(async () => (await import('./EchartsCanvas.tsx')).EchartsCanvas);

/**
 * Draws an option: a skeleton while echarts loads, a message with « Réessayer » when it could not be loaded or failed.
 */
export function LazyCanvas(props: EchartsCanvasProps) {
  const place = useRef<HTMLDivElement>(null);
  if (!useShouldDraw(place)) return <ChartSkeleton place={place} />;
  return (
    <DrawingBoundary>
      <Canvas {...props} waiting={<ChartSkeleton />} />
    </DrawingBoundary>
  );
}

/** An error of a chart stays in its frame: the summary and the data table beside it are still rendered. */
class DrawingBoundary extends Component<{ readonly children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <ChartFailure onRetry={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    );
  }
}
