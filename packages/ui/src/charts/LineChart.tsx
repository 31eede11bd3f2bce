import { dayNumber, type IsoDay } from '@repo/domain/dates';
import { useMemo } from 'react';
import { CartesianPlot } from './CartesianPlot.tsx';
import { ChartFigure, type ChartFrameProps } from './ChartFigure.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import type { ChartSeries, ChartUnit } from './chart.model.ts';
import { chartFormat } from './chart-format.ts';
import { buildLineOption, type LineInput, lineBounds, readLines, summariseLines } from './line.model.ts';
import type { PointCursor } from './use-active-point.ts';

export interface LineChartProps extends ChartFrameProps {
  readonly unit: ChartUnit;
  /** The data and its annotations. Keep the object stable between renders: a new one redraws. */
  readonly data: LineInput;
  /** The day that the cursor is on, where the page shows figures of it; a pointer or a key chooses another. */
  readonly cursor?: DayCursor | undefined;
}

export interface DayCursor {
  readonly day: IsoDay;
  readonly onChange: (day: IsoDay) => void;
}

/** Lines over days: an index rebased to 100, yields beside their averages, a valuation with its movements. */
export function LineChart({ data, unit, isHidden, cursor, ...frame }: LineChartProps) {
  const chart = useMemo(() => {
    const format = chartFormat(unit, isHidden);
    return {
      option: buildLineOption(data, format),
      reading: readLines(data, format),
      summary: summariseLines(data, format),
      bounds: lineBounds(data),
      anchors: data.days.map((day) => dayNumber(day)),
      picture: { buildOption: () => buildLineOption(data, format), legend: withStroke(data.series) },
    };
  }, [data, unit, isHidden]);
  return (
    <ChartFigure
      {...frame}
      legend={data.series.length > 1 ? <ChartLegend entries={withStroke(data.series)} /> : null}
      picture={chart.picture}
      reading={chart.reading}
      size="plot"
      summary={chart.summary}
    >
      <CartesianPlot
        anchors={chart.anchors}
        bounds={chart.bounds}
        cursor={cursor && pointCursor(cursor, data.days)}
        option={chart.option}
        reading={chart.reading}
        title={frame.title}
      />
    </ChartFigure>
  );
}

/** The cursor on a point: the last one up to its day. */
function pointCursor({ day, onChange }: DayCursor, days: LineInput['days']): PointCursor {
  const index = days.findLastIndex((candidate) => candidate <= day);
  const choose = (chosen: number) => {
    const next = days[chosen];
    if (next !== undefined && next !== day) onChange(next);
  };
  return { index: index === -1 ? 0 : index, onChange: choose };
}

/** Lines also differ by their stroke; solid by default. */
function withStroke(series: readonly ChartSeries[]) {
  return series.map((one) => ({ ...one, stroke: one.stroke ?? ('solid' as const) }));
}
