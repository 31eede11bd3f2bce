import type { ApiError, OperationOutput } from '@repo/api-sdk';
import { formatDecimal } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { DataTable } from '@repo/ui/data-table';
import { Banner } from '@repo/ui/feedback';
import { FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { LineNotes } from '../../shared/RefusedLines.tsx';
import { grantsImportTexts as texts } from './grants.texts.ts';

interface GrantsImportPlanProps {
  readonly plan: OperationOutput<'previewGrantImport'>;
  readonly isPending: boolean;
  readonly error: ApiError | null;
  readonly onConfirm: () => void;
  readonly onRestart: () => void;
}

/** Step 2: the problems by line, or what will be created. */
export function GrantsImportPlan({ plan, isPending, error, onConfirm, onRestart }: GrantsImportPlanProps) {
  const { problems, creates, sample } = plan;
  const canCommit = problems.length === 0 && creates > 0;
  return (
    <Stack gap={16}>
      {error === null ? null : (
        <Banner isLive title={texts.nothingWritten} tone="error">
          {error.message}
        </Banner>
      )}
      {problems.length === 0 ? (
        <Banner isLive title={texts.creates(creates)} tone="info">
          {plan.file_name}
        </Banner>
      ) : (
        <>
          <Banner isLive title={texts.problems(problems.length)} tone="error">
            {texts.problemsHelp}
          </Banner>
          <LineNotes header={texts.problem} label={texts.problemsTable} notes={problems} />
        </>
      )}
      {sample.length === 0 ? null : <Sample rows={sample} />}
      <FormActions>
        <Button isDisabled={isPending} onPress={onRestart} variant="ghost">
          {texts.otherFile}
        </Button>
        {canCommit ? (
          <Button isPending={isPending} onPress={onConfirm}>
            {texts.submit(creates)}
          </Button>
        ) : null}
      </FormActions>
    </Stack>
  );
}

/** The first lines, as they were read. */
function Sample({ rows }: { readonly rows: GrantsImportPlanProps['plan']['sample'] }) {
  return (
    <Stack gap={8}>
      <h2>{texts.sample}</h2>
      <DataTable
        columns={[
          { id: 'line', header: texts.line, isRowName: true, cell: ({ line }) => texts.lineOf(line) },
          { id: 'email', header: texts.owner, cell: ({ email }) => email },
          { id: 'symbol', header: texts.tokenClass, cell: ({ symbol }) => symbol },
          { id: 'total', header: texts.total, align: 'end', cell: ({ total }) => formatDecimal(total) },
          {
            id: 'tranches',
            header: texts.tranches,
            align: 'end',
            cell: ({ tranches }) => formatDecimal(String(tranches)),
          },
        ]}
        label={texts.sample}
        rowId={({ line }) => String(line)}
        rows={rows}
      />
    </Stack>
  );
}
