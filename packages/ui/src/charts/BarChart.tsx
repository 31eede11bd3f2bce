import { type ReactNode, useMemo } from 'react';
import { type BarInput, barBounds, buildBarOption, readBars, summariseBars } from './bar.model.ts';
import { CartesianPlot } from './CartesianPlot.tsx';
import { ChartFigure, type ChartFrameProps } from './ChartFigure.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import type { ChartUnit } from './chart.model.ts';
import { chartFormat } from './chart-format.ts';

export interface BarChartProps extends ChartFrameProps {
  /** The number format. Keep `data` and this object stable between renders: a new one redraws. */
  readonly unit: ChartUnit;
  readonly data: BarInput;
  /** Instead of the names of the series; null where the page names them beside the chart. */
  readonly legend?: ReactNode;
}

/** Bars by period: plain with one series, stacked with several, the total at the end of each. */
export function BarChart({ data, unit, isHidden, legend, ...frame }: BarChartProps) {
  const chart = useMemo(() => {
    const format = chartFormat(unit, isHidden);
    return {
      option: buildBarOption(data, format),
      reading: readBars(data, format),
      summary: summariseBars(data, format),
      bounds: barBounds(data),
      anchors: data.categories.map((_category, index) => index),
      picture: { buildOption: () => buildBarOption(data, format), legend: data.series },
    };
  }, [data, unit, isHidden]);
  const names = data.series.length > 1 ? <ChartLegend entries={data.series} /> : null;
  return (
    <ChartFigure
      {...frame}
      legend={legend === undefined ? names : legend}
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
