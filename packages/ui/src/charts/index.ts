export { BarChart, type BarChartProps } from './BarChart.tsx';
export type { BarInput } from './bar.model.ts';
export type { ChartFrameProps, ChartStatus } from './ChartFigure.tsx';
export type { ChartCategory, ChartHue, ChartSeries, ChartStroke, ChartUnit } from './chart.model.ts';
export { DoughnutChart, type DoughnutChartProps } from './DoughnutChart.tsx';
export type { DoughnutSlice } from './doughnut.model.ts';
export { type DayCursor, LineChart, type LineChartProps } from './LineChart.tsx';
export type { LineInput, LineMarker } from './line.model.ts';
export { Sparkline, type SparklineProps } from './Sparkline.tsx';
