import type { ApiError } from '@repo/api-sdk';
import { formatDecimal, formatDifference, formatLongDate, formatNumericDate } from '@repo/domain/format';
import { Button, TextLink } from '@repo/ui/button';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { Banner } from '@repo/ui/feedback';
import { FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { paths } from '../../shared/paths.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { ColumnsButton, CommitForm, type CommitFormProps, hasMoved } from './CommitForm.tsx';
import { Counts } from './Counts.tsx';
import { FileEffects } from './FileEffects.tsx';
import { canCommit, type Preview, writtenCount } from './imports.model.ts';
import styles from './imports.module.css';
import { kindTexts, outcomeTexts, importsTexts as texts } from './imports.texts.ts';
import { IgnoredLines, PreviewErrors } from './PreviewLines.tsx';

const sampleColumns: readonly DataColumn<Preview['sample'][number]>[] = [
  { id: 'line', header: texts.line, isRowName: true, cell: ({ line }) => `${texts.line} ${line}` },
  { id: 'date', header: texts.date, cell: ({ date }) => formatNumericDate(date) },
  { id: 'key', header: texts.series, cell: ({ key }) => key },
  { id: 'value', header: texts.value, align: 'end', cell: valueCell },
  {
    id: 'previous',
    header: texts.previous,
    align: 'end',
    cell: ({ previous }) => (previous === null ? sharedTexts.none : formatDecimal(previous)),
  },
  {
    id: 'difference',
    header: texts.difference,
    align: 'end',
    cell: ({ previous, value }) => (previous === null ? sharedTexts.none : formatDifference(previous, value)),
  },
  { id: 'outcome', header: texts.outcome, cell: ({ outcome }) => outcomeTexts[outcome] },
];

/** The value, and of a NAV what it is made of. */
function valueCell({ value, gross, accruals, high_water_mark: mark }: Preview['sample'][number]) {
  const parts = [
    gross === null || accruals === null ? null : texts.made(formatDecimal(gross), formatDecimal(accruals)),
    mark === null ? null : texts.mark(formatDecimal(mark)),
  ].filter((part) => part !== null);
  return (
    <>
      {formatDecimal(value)}
      {parts.length === 0 ? null : <p className={styles.file}>{parts.join(' · ')}</p>}
    </>
  );
}

export interface PreviewStepProps extends CommitFormProps {
  readonly onCheckAgain: () => void;
}

/** Step 3: the changes an import would make, or the invalid lines. */
export function PreviewStep(props: PreviewStepProps) {
  const { preview, error, onCheckAgain, onRestart, onColumns } = props;
  const { errors, sample, from, to } = preview;
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
      {errors.length === 0 ? <Counts counts={preview} lines={preview.lines} /> : null}
      {error === null ? null : <CommitFailure error={error} onCheckAgain={onCheckAgain} />}
      {errors.length === 0 ? null : <PreviewErrors preview={preview} />}
      <FileEffects preview={preview} />
      {errors.length === 0 && count === 0 ? <Banner>{texts.nothing}</Banner> : null}
      {errors.length > 0 ? null : <IgnoredLines preview={preview} />}
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
      {canCommit(preview) ? (
        <CommitForm {...props} />
      ) : (
        <FormActions>
          <ColumnsButton onColumns={onColumns} />
          <Button onPress={onRestart} variant="ghost">
            {texts.otherFile}
          </Button>
        </FormActions>
      )}
    </Stack>
  );
}

/** The data changed since the preview, or the whole import failed. */
function CommitFailure({
  error,
  onCheckAgain,
}: Pick<PreviewStepProps, 'onCheckAgain'> & { error: ApiError }) {
  const isMoved = hasMoved(error);
  const pendingId = error.fieldErrors['change_request']?.[0];
  return (
    <Banner
      action={
        isMoved ? (
          <Button onPress={onCheckAgain} size="sm" variant="ghost">
            {texts.again}
          </Button>
        ) : pendingId === undefined ? undefined : (
          <TextLink href={paths.changeRequest(pendingId)}>{texts.openRequest}</TextLink>
        )
      }
      isLive
      title={isMoved ? texts.movedTitle : texts.failedTitle}
      tone={isMoved ? 'warning' : 'error'}
    >
      {error.message} {texts.nothingWritten}
    </Banner>
  );
}
