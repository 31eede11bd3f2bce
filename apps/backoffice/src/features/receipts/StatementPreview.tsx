import type { ApiError, components } from '@repo/api-sdk';
import { FormAlert } from '@repo/client/form';
import { formatBookAmount, formatLongDate, formatNumericDate } from '@repo/domain/format';
import { Button, LinkButton } from '@repo/ui/button';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { Banner } from '@repo/ui/feedback';
import { FormActions } from '@repo/ui/fields';
import { Figure } from '@repo/ui/figure';
import { Cluster, Stack } from '@repo/ui/layout';
import { withoutView } from '../../shared/list-paths.ts';
import { paths } from '../../shared/paths.ts';
import styles from './receipts.module.css';
import { countTexts, outcomeTexts, statementTexts as texts } from './statement-import.texts.ts';

type Preview = components['schemas']['StatementPreview'];
type Line = Preview['lines'][number];

const euros = (amount: string) => formatBookAmount(amount, 'EURO');

const errorColumns: readonly DataColumn<Preview['errors'][number]>[] = [
  { id: 'line', header: texts.line, isRowName: true, cell: ({ line }) => `${texts.line} ${line}` },
  { id: 'message', header: texts.problem, cell: ({ message }) => message },
];

const lineColumns: readonly DataColumn<Line & { readonly rank: number }>[] = [
  {
    id: 'party',
    header: texts.party,
    isRowName: true,
    cell: ({ party_name, wording }) => (
      <>
        {party_name} <span className={styles.muted}>{wording}</span>
      </>
    ),
  },
  { id: 'day', header: texts.day, cell: ({ day }) => formatNumericDate(day) },
  {
    id: 'amount',
    header: texts.amount,
    align: 'end',
    cell: ({ amount }) => euros(amount),
  },
  { id: 'outcome', header: texts.outcome, cell: ({ outcome }) => outcomeTexts[outcome] },
];

export interface StatementPreviewProps {
  readonly preview: Preview;
  /** The file was imported: `preview` is its result. */
  readonly isDone: boolean;
  readonly isPending: boolean;
  readonly error: ApiError | null;
  readonly onImport: () => void;
  readonly onRestart: () => void;
}

/** Steps 3 and 4: what the import would do, then what it did. */
export function StatementPreview(props: StatementPreviewProps) {
  const { preview, isDone, isPending, error, onImport, onRestart } = props;
  const { counts, errors, lines } = preview;
  const count = counts.created + counts.similar;
  return (
    <Stack gap={20}>
      {isDone ? <Banner isLive title={texts.doneTitle} tone="success" /> : null}
      {!isDone && preview.is_imported ? <Banner title={texts.imported}>{texts.importedHelp}</Banner> : null}
      <FormAlert message={error?.message} />
      <Summary preview={preview} />
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
      {lines.length === 0 ? null : (
        <DataTable
          columns={lineColumns}
          label={texts.lines}
          rowId={({ rank }) => String(rank)}
          rows={lines.map((line, rank) => ({ ...line, rank }))}
        />
      )}
      <FormActions>
        <Button isDisabled={isPending} onPress={onRestart} variant="ghost">
          {isDone ? texts.nextFile : texts.otherFile}
        </Button>
        {isDone || preview.is_imported ? (
          <LinkButton href={withoutView(paths.receipts)}>{texts.match}</LinkButton>
        ) : errors.length > 0 ? null : (
          <Button isPending={isPending} onPress={onImport}>
            {count === 0 ? texts.importNone : texts.importSome(count)}
          </Button>
        )}
      </FormActions>
    </Stack>
  );
}

function Summary({ preview }: { readonly preview: Preview }) {
  const { file_name, first_day, last_day, opening, closing, counts, errors } = preview;
  const parts = [
    file_name,
    ...(first_day === null || last_day === null
      ? []
      : [texts.period(formatLongDate(first_day), formatLongDate(last_day))]),
    ...(opening === null
      ? []
      : [texts.openingBalance(euros(opening.balance), formatNumericDate(opening.day))]),
    ...(closing === null
      ? []
      : [texts.closingBalance(euros(closing.balance), formatNumericDate(closing.day))]),
  ];
  return (
    <>
      <p className={styles.muted}>{parts.join(' · ')}</p>
      {errors.length > 0 ? null : (
        <Cluster gap={16}>
          <Figure amount={String(counts.created)} label={countTexts.created} />
          <Figure amount={String(counts.similar)} label={countTexts.similar} />
          <Figure amount={String(counts.known)} label={countTexts.known} />
          <Figure amount={String(counts.typed)} label={countTexts.typed} />
          <Figure amount={String(counts.payout)} label={countTexts.payout} />
          <Figure amount={String(counts.unknown_debit)} label={countTexts.unknown_debit} />
          <Figure amount={String(counts.pending)} label={countTexts.pending} />
        </Cluster>
      )}
    </>
  );
}
