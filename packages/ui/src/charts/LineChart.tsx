import { dayNumber } from '@repo/domain/dates';
import { useMemo } from 'react';
import { axisBounds } from './axis.model.ts';
import { CartesianPlot } from './CartesianPlot.tsx';
import { ChartFigure, type ChartFrameProps } from './ChartFigure.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { type ChartSeries, type ChartUnit, finiteValues } from './chart.model.ts';
import { chartFormat } from './chart-format.ts';
import { buildLineOption, type LineInput, readLines, summariseLines } from './line.model.ts';

export interface LineChartProps extends ChartFrameProps {
  readonly unit: ChartUnit;
  /** The data and its annotations. Keep the object stable between renders: a new one redraws. */
  readonly data: LineInput;
}

/** Lines over days: an index rebased to 100, yields beside their averages, a valuation with its movements. */
export function LineChart({ data, unit, isHidden, ...frame }: LineChartProps) {
  const chart = useMemo(() => {
    const format = chartFormat(unit, isHidden);
    return {
      option: buildLineOption(data, format),
      reading: readLines(data, format),
      summary: summariseLines(data, format),
      bounds: axisBounds(finiteValues(data.series), data.base),
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
        option={chart.option}
        reading={chart.reading}
        title={frame.title}
      />
    </ChartFigure>
  );
}

/** Lines also differ by their stroke; solid by default. */
function withStroke(series: readonly ChartSeries[]) {
  return series.map((one) => ({ ...one, stroke: one.stroke ?? ('solid' as const) }));
}
