import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ChartDownloads } from './ChartDownloads.tsx';
import { ChartFailure } from './ChartFailure.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { ChartTable } from './ChartTable.tsx';
import styles from './chart.module.css';
import { chartTexts } from './chart.texts.ts';
import type { ChartPicture } from './chart-picture.ts';
import type { ChartReading } from './reading.model.ts';

/** Whether the data is ready, loading or failed. */
export type ChartStatus =
  | { readonly kind: 'ready' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message?: string; readonly onRetry: () => void };

/** The props of every chart beside its data. */
export interface ChartFrameProps {
  readonly title: string;
  readonly headingLevel?: 2 | 3 | undefined;
  /** Controls of this chart, at the end of its title: « Empiler par produit ». */
  readonly actions?: ReactNode;
  /**
   * A note at the end of the title: « Base 100 au 20 novembre 2025 ». Not shown while loading, but its space is
   * reserved.
   */
  readonly note?: string | undefined;
  readonly status?: ChartStatus | undefined;
  /** Shown when there is no data. */
  readonly emptyText: string;
  /** Balances are hidden: bullets on the axes, in the tooltip, in the table and for screen readers. */
  readonly isHidden?: boolean | undefined;
}

export interface ChartFigureProps extends Omit<ChartFrameProps, 'isHidden'> {
  readonly summary: string;
  readonly reading: ChartReading;
  /** What is drawn again for the downloaded picture. */
  readonly picture: ChartPicture;
  /** The height of the chart, shared by its skeleton, failure and empty state. */
  readonly size: 'plot' | 'doughnut';
  readonly legend?: ReactNode;
  /** Replaces the chart when there is no data, with `emptyText` under it; else the text alone. */
  readonly emptyDrawing?: ReactNode;
  readonly children: ReactNode;
}

/** The frame shared by all charts: title, summary, drawing, legend, and the numbers as a table on demand. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, headingLevel = 2, actions, note, status = READY, summary, reading } = props;
  const { emptyText, size, legend, emptyDrawing } = props;
  const [isTableShown, setTableShown] = useState(false);
  const tableId = useId();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const isEmpty = status.kind === 'ready' && reading.count === 0;
  const isReady = status.kind === 'ready' && !isEmpty;
  return (
    <figure aria-busy={status.kind === 'loading'} aria-labelledby={titleId} className={styles.figure}>
      <div className={styles.head}>
        <Heading className={styles.title} id={titleId}>
          {title}
        </Heading>
        <div className={styles.actions}>
          {note === undefined || status.kind === 'failed' ? null : (
            <p className={styles.note} data-status={status.kind}>
              {note}
            </p>
          )}
          {actions}
          {/* Always rendered, so that the layout does not move when the data arrives or fails. */}
          <Button
            aria-controls={tableId}
            aria-expanded={isReady && isTableShown}
            className={styles.toggle ?? ''}
            isDisabled={!isReady}
            onPress={() => setTableShown(!isTableShown)}
          >
            {isReady && isTableShown ? chartTexts.hideData : chartTexts.showData}
          </Button>
        </div>
      </div>
      {isReady ? <figcaption className={styles.hiddenText}>{summary}</figcaption> : null}
      <div className={styles.stage} data-size={size}>
        <ChartStage {...props} status={status} />
      </div>
      {isReady ? legend : null}
      {isEmpty && emptyDrawing !== undefined ? <p className={styles.emptyText}>{emptyText}</p> : null}
      {isReady && isTableShown ? (
        <div className={styles.data} id={tableId}>
          <ChartTable reading={reading} title={title} />
          <ChartDownloads picture={props.picture} reading={reading} title={title} />
        </div>
      ) : null}
    </figure>
  );
}

const READY: ChartStatus = { kind: 'ready' };

function ChartStage(props: ChartFigureProps & { readonly status: ChartStatus }) {
  const { status, reading, emptyText, emptyDrawing, children } = props;
  if (status.kind === 'loading') return <ChartSkeleton />;
  if (status.kind === 'failed') return <ChartFailure message={status.message} onRetry={status.onRetry} />;
  if (reading.count > 0) return children;
  return emptyDrawing ?? <p className={styles.placeholder}>{emptyText}</p>;
}
