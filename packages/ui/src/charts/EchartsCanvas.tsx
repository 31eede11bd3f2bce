import * as echarts from 'echarts/core';
// The `lib` folder is CommonJS: its default export is wrapped in an object.
import EChartsReactCore from 'echarts-for-react/esm/core';
import { useCallback, useMemo } from 'react';
import type { ChartOption } from './chart.model.ts';
import styles from './chart.module.css';
import { chartParts } from './chart-parts.ts';
import { type ChartProjection, projectionOf } from './projection.ts';
import { trustedSvgRenderer } from './trusted-svg-renderer.ts';

echarts.use([...chartParts, trustedSvgRenderer]);

export interface EchartsCanvasProps {
  readonly option: ChartOption;
  /** Called with the pixel positions after each drawing: after new data and after each resize. */
  readonly onLayout?: ((projection: ChartProjection | null) => void) | undefined;
  /** Called with the slice under the pointer, on a chart without axes. */
  readonly onHover?: ((index: number | null) => void) | undefined;
}

/** The only module that imports the code of echarts; it is loaded through `LazyCanvas`. */
export function EchartsCanvas({ option, onLayout, onHover }: EchartsCanvasProps) {
  const announceLayout = useCallback(
    (chart: echarts.EChartsType) => {
      const announce = () => onLayout?.(projectionOf(chart));
      chart.on('finished', announce);
      announce();
    },
    [onLayout],
  );
  const events = useMemo(() => (onHover === undefined ? {} : hoverEvents(onHover)), [onHover]);
  return (
    <div aria-hidden="true" className={styles.canvas}>
      <EChartsReactCore
        echarts={echarts}
        notMerge
        onChartReady={announceLayout}
        onEvents={events}
        option={option}
        opts={{ renderer: 'svg' }}
        style={{ height: '100%' }}
      />
    </div>
  );
}

function hoverEvents(onHover: (index: number | null) => void) {
  return {
    mouseover: ({ dataIndex }: { dataIndex?: number }) => onHover(dataIndex ?? null),
    mouseout: () => onHover(null),
  };
}
