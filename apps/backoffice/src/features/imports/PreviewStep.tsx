import type { ApiError } from '@repo/api-sdk';
import { formatDecimal, formatLongDate, formatNumericDate } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { Banner } from '@repo/ui/feedback';
import { FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { Counts } from './Counts.tsx';
import { canCommit, type Preview, writtenCount } from './imports.model.ts';
import styles from './imports.module.css';
import { kindTexts, outcomeTexts, importsTexts as texts } from './imports.texts.ts';

const errorColumns: readonly DataColumn<Preview['errors'][number]>[] = [
  { id: 'line', header: texts.line, isRowName: true, cell: ({ line }) => `${texts.line} ${line}` },
  { id: 'message', header: texts.problem, cell: ({ message }) => message },
];

const sampleColumns: readonly DataColumn<Preview['sample'][number]>[] = [
  { id: 'line', header: texts.line, isRowName: true, cell: ({ line }) => `${texts.line} ${line}` },
  { id: 'date', header: texts.date, cell: ({ date }) => formatNumericDate(date) },
  { id: 'key', header: texts.series, cell: ({ key }) => key },
  { id: 'value', header: texts.value, align: 'end', cell: ({ value }) => formatDecimal(value) },
  {
    id: 'previous',
    header: texts.previous,
    align: 'end',
    cell: ({ previous }) => (previous === null ? sharedTexts.none : formatDecimal(previous)),
  },
  { id: 'outcome', header: texts.outcome, cell: ({ outcome }) => outcomeTexts[outcome] },
];

export interface PreviewStepProps {
  readonly preview: Preview;
  readonly isPending: boolean;
  readonly error: ApiError | null;
  readonly onCommit: () => void;
  readonly onCheckAgain: () => void;
  readonly onRestart: () => void;
}

/** Step 2: the changes an import would make, or the invalid lines. */
export function PreviewStep(props: PreviewStepProps) {
  const { preview, isPending, error, onCommit, onCheckAgain, onRestart } = props;
  const { errors, sample, affected, from, to } = preview;
  const count = writtenCount(preview);
  return (
    <Stack gap={20}>
      <div>
        <h2>{texts.previewTitle}</h2>
        <p className={styles.file}>
          {preview.file_name} · {kindTexts[preview.kind].label}
          {from === null || to === null
            ? null
            : ` · ${texts.period(formatLongDate(from), formatLongDate(to))}`}
        </p>
      </div>
      <Counts counts={preview} />
      {error === null ? null : <CommitFailure error={error} onCheckAgain={onCheckAgain} />}
      {errors.length === 0 ? null : (
        <>
          <Banner isLive title={texts.errorsTitle(errors.length)} tone="error">
            {texts.errorsHelp}
          </Banner>
          <DataTable
            columns={errorColumns}
            label={texts.errors}
            rowId={(row) => `${row.line}:${row.message}`}
            rows={errors}
          />
        </>
      )}
      {affected.deals + affected.statements === 0 ? null : (
        <Banner title={texts.affectedTitle} tone="warning">
          {texts.affected(affected.deals, affected.statements)}
        </Banner>
      )}
      {errors.length === 0 && count === 0 ? <Banner>{texts.nothing}</Banner> : null}
      {sample.length === 0 ? null : (
        <Stack gap={8}>
          <h3>{texts.sample}</h3>
          <DataTable
            columns={sampleColumns}
            label={texts.sample}
            rowId={(row) => `${row.line}:${row.key}`}
            rows={sample}
          />
        </Stack>
      )}
      <FormActions>
        <Button isDisabled={isPending} onPress={onRestart} variant="ghost">
          {texts.otherFile}
        </Button>
        {canCommit(preview) ? (
          <Button isDisabled={error?.status === 409} isPending={isPending} onPress={onCommit}>
            {texts.commit(formatDecimal(String(count)), count === 1)}
          </Button>
        ) : null}
      </FormActions>
    </Stack>
  );
}

/** The data changed since the preview, or the whole import failed. */
function CommitFailure({
  error,
  onCheckAgain,
}: Pick<PreviewStepProps, 'onCheckAgain'> & { error: ApiError }) {
  const hasMoved = error.status === 409;
  return (
    <Banner
      action={
        hasMoved ? (
          <Button onPress={onCheckAgain} size="sm" variant="ghost">
            {texts.again}
          </Button>
        ) : undefined
      }
      isLive
      title={hasMoved ? texts.movedTitle : texts.failedTitle}
      tone={hasMoved ? 'warning' : 'error'}
    >
      {error.message} {texts.nothingWritten}
    </Banner>
  );
}
