import { formatLongDateTime } from '@repo/domain/format';
import { DataTable } from '@repo/ui/data-table';
import { DefinitionList } from '@repo/ui/definition-list';
import { Dialog } from '@repo/ui/dialog';
import { EmptyState } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { bucketName, bucketValue, type FigureKind, figureOf, type Indicators } from './indicators.model.ts';
import styles from './indicators.module.css';
import { indicatorsTexts as texts } from './indicators.texts.ts';

interface IndicatorDialogProps {
  readonly kind: FigureKind;
  readonly indicators: Indicators;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The formula in words, its terms with their figures, when it was computed, and its data by day, week or month. */
export function IndicatorDialog({ kind, indicators, isOpen, onClose }: IndicatorDialogProps) {
  const { title, formula, limits } = texts.figures[kind];
  const { terms, total, apart } = figureOf[kind](indicators);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} shape="wide" title={title}>
      <Stack gap={20}>
        <p className={styles.formula}>{formula}</p>
        <section aria-label={texts.terms}>
          <Stack gap={12}>
            <DefinitionList items={terms} total={total} />
            {apart.length === 0 ? null : <DefinitionList items={apart} />}
          </Stack>
        </section>
        <section>
          <h3>{texts.limits}</h3>
          <p>{limits}</p>
          <p className={styles.note}>{texts.computedAt(formatLongDateTime(indicators.computed_at))}</p>
        </section>
        <section>
          <h3>{texts.data}</h3>
          <DataTable
            columns={[
              {
                id: 'bucket',
                header: texts.bucket,
                isRowName: true,
                cell: (bucket) => bucketName(indicators, bucket),
              },
              {
                id: 'value',
                header: title,
                align: 'end',
                cell: (bucket) => bucketValue(kind, indicators, bucket),
              },
            ]}
            empty={<EmptyState title={texts.none} />}
            label={`${title}, ${texts.data}`}
            rowId={({ start }) => start}
            rows={indicators.buckets.toReversed()}
          />
        </section>
      </Stack>
    </Dialog>
  );
}
