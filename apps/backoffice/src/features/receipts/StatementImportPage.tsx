import { useServices } from '@repo/auth';
import { useSending } from '@repo/client/sending';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Stepper } from '@repo/ui/stepper';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import { paths } from '../../shared/paths.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import { type ChosenStatement, StatementFileStep } from './StatementFileStep.tsx';
import { StatementPreview } from './StatementPreview.tsx';
import { isXmlName } from './statement-import.model.ts';
import { statementTexts as texts } from './statement-import.texts.ts';

/** File, columns, check, confirmation: nothing is written before the last step. */
export function StatementImportPage() {
  const { queries } = useServices();
  const [chosen, setChosen] = useState<ChosenStatement | null>(null);
  const preview = useSending(queries.mutation('previewStatement', { invalidates: [] }));
  const columns = useSending(queries.mutation('readFileColumns', { invalidates: [] }));
  const run = useSending(queries.mutation('importStatement', { invalidates: moneyInvalidates }));
  const check = (statement: ChosenStatement) => preview.send({ body: statement });
  const restart = () => {
    preview.reset();
    run.reset();
    columns.reset();
    setChosen(null);
  };
  const choose = (statement: ChosenStatement) => {
    setChosen(statement);
    if (isXmlName(statement.file.name)) check(statement);
    else columns.send({ body: { kind: 'statement', file: statement.file } });
  };
  // Once its columns were read, or could not be: they are typed then.
  const isAtColumns =
    chosen !== null &&
    !isXmlName(chosen.file.name) &&
    preview.data === undefined &&
    (columns.data !== undefined || columns.error !== null);
  const step = run.data ? 3 : preview.data ? 2 : isAtColumns ? 1 : 0;
  return (
    <>
      <PageHeader eyebrow={<TextLink href={paths.receipts}>{texts.back}</TextLink>} title={texts.title} />
      <Stack gap={20}>
        <Stepper current={step} steps={texts.steps} />
        <Card>
          {preview.data !== undefined && chosen !== null ? (
            <StatementPreview
              error={run.error}
              isDone={run.data !== undefined}
              isPending={run.isPending}
              onImport={() => run.send({ body: chosen }, { onSuccess: () => toast.success(texts.done) })}
              onRestart={restart}
              preview={run.data ?? preview.data}
            />
          ) : isAtColumns ? (
            <ColumnsStep
              account={chosen.account}
              error={preview.error ?? columns.error}
              file={columns.data}
              isPending={preview.isPending}
              onRestart={restart}
              onSaved={() => check(chosen)}
            />
          ) : (
            <StatementFileStep
              error={preview.error}
              isPending={preview.isPending || columns.isPending}
              onChoose={choose}
            />
          )}
        </Card>
      </Stack>
    </>
  );
}
