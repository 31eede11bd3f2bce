import { type PointerEvent, useState } from 'react';
import { type AxisBounds } from './axis.model.ts';
import { ChartSurface } from './ChartSurface.tsx';
import { ChartTooltip } from './ChartTooltip.tsx';
import type { ChartOption } from './chart.model.ts';
import { LazyCanvas } from './LazyCanvas.tsx';
import type { ChartProjection } from './projection.ts';
import { type ChartReading, nearestAnchor } from './reading.model.ts';
import { type PointCursor, useActivePoint } from './use-active-point.ts';

export interface CartesianPlotProps {
  readonly title: string;
  readonly option: ChartOption;
  readonly reading: ChartReading;
  /** The position of each point on the horizontal axis: its index, or its day number. */
  readonly anchors: readonly number[];
  readonly bounds: AxisBounds;
  readonly cursor?: PointCursor | undefined;
}

/**
 * A chart with axes: the point under the pointer or selected with the arrow keys is marked and described in a tooltip.
 */
export function CartesianPlot({ title, option, reading, anchors, bounds, cursor }: CartesianPlotProps) {
  const active = useActivePoint(reading.count, cursor);
  const [projection, setProjection] = useState<ChartProjection | null>(null);
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (projection === null) return;
    const pixel = event.clientX - event.currentTarget.getBoundingClientRect().left;
    active.select(nearestAnchor(anchors, projection.anchorAt(pixel)));
  };
  const anchor = active.index === null ? undefined : anchors[active.index];
  return (
    <ChartSurface active={active} onPointerMove={follow} reading={reading} title={title}>
      <LazyCanvas onLayout={setProjection} option={option} />
      {active.index === null || anchor === undefined || projection === null ? null : (
        <ChartTooltip
          bottom={projection.y(bounds.min)}
          index={active.index}
          left={projection.x(anchor)}
          reading={reading}
          top={projection.y(bounds.max)}
          width={projection.width}
        />
      )}
    </ChartSurface>
  );
}
