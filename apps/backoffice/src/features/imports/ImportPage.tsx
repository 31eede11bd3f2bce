import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Stepper } from '@repo/ui/stepper';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { publicationInvalidates } from '../../shared/money.queries.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import type { CommitWords } from './CommitForm.tsx';
import { type ChosenFile, FileStep } from './FileStep.tsx';
import { type ImportKind, importConfirmation, type Preview } from './imports.model.ts';
import { importsTexts as texts } from './imports.texts.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { ResultStep } from './ResultStep.tsx';

export interface ImportPageProps {
  readonly title: string;
  /** The kinds of import of this page; with one, there is no choice. */
  readonly kinds: readonly [ImportKind, ...ImportKind[]];
  readonly back: { readonly href: string; readonly label: string };
}

/** File, columns, check, confirmation: nothing is written before the last step. The template has no columns to choose. */
export function ImportPage({ title, kinds, back }: ImportPageProps) {
  const steps = useImport(kinds[0]);
  const { columns, preview, commit, chosen } = steps;
  const plan = preview.data;
  const isAtColumns = columns.data?.is_template === false && plan === undefined;
  return (
    <>
      <PageHeader eyebrow={<TextLink href={back.href}>{back.label}</TextLink>} title={title} />
      <Stack gap={20}>
        <Stepper current={commit.data ? 3 : plan ? 2 : isAtColumns ? 1 : 0} steps={texts.steps} />
        <Card>
          {commit.data !== undefined ? (
            <ResultStep back={back} onRestart={steps.restart} result={commit.data} />
          ) : plan !== undefined ? (
            <PreviewStep
              error={commit.error}
              isPending={commit.isPending}
              onCheckAgain={() => steps.check(steps.series)}
              onColumns={columns.data?.is_template === false ? steps.backToColumns : null}
              onCommit={() => steps.confirm(plan)}
              onRestart={steps.restart}
              onWords={steps.addWords}
              preview={plan}
              words={steps.words}
            />
          ) : isAtColumns && columns.data !== undefined ? (
            <ColumnsStep
              columns={columns.data}
              error={preview.error}
              isPending={preview.isPending}
              kind={chosen.kind}
              onRestart={steps.restart}
              onSaved={steps.check}
            />
          ) : (
            <FileStep
              chosen={chosen}
              error={columns.error ?? preview.error}
              isPending={columns.isPending || preview.isPending}
              kinds={kinds}
              onCheck={steps.readColumns}
              onChoose={steps.setChosen}
            />
          )}
        </Card>
      </Stack>
    </>
  );
}

const noWords: CommitWords = { reason: '', message: '' };

/** What was chosen and sent so far. */
function useImport(kind: ImportKind) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [chosen, setChosen] = useState<ChosenFile>({ kind, file: null });
  const [series, setSeries] = useState<string | null>(null);
  const [words, setWords] = useState<CommitWords>(noWords);
  const columns = useSending(queries.mutation('readFileColumns', { invalidates: [] }));
  const preview = useSending(queries.mutation('previewImport', { invalidates: [] }));
  const commit = useSending(queries.mutation('commitImport', { invalidates: publicationInvalidates }));
  const check = (ofFile: string | null) => {
    commit.reset();
    setSeries(ofFile);
    const { file } = chosen;
    if (file === null) return;
    preview.send({ body: { kind: chosen.kind, file, ...(ofFile !== null && { series: ofFile }) } });
  };
  return {
    chosen,
    setChosen,
    series,
    words,
    addWords: (typed: Partial<CommitWords>) => setWords((before) => ({ ...before, ...typed })),
    columns,
    preview,
    commit,
    check,
    readColumns: () => {
      preview.reset();
      if (chosen.file === null) return;
      columns.send(
        { body: { kind: chosen.kind, file: chosen.file } },
        { onSuccess: ({ is_template: isTemplate }) => (isTemplate ? check(null) : undefined) },
      );
    },
    /** Read again: they are remembered by now. */
    backToColumns: () => {
      commit.reset();
      preview.reset();
      if (chosen.file !== null) columns.send({ body: { kind: chosen.kind, file: chosen.file } });
    },
    confirm: (plan: Preview) => {
      const [reason, message] = [words.reason.trim(), words.message.trim()];
      const body = { ...(reason !== '' && { reason }), ...(message !== '' && { message }) };
      commit.send(
        {
          path: { id: plan.id },
          body,
          confirms: importConfirmation(plan),
          idempotencyKey: keyOf([plan.id, body]),
        },
        {
          onSuccess: ({ pending_change: held }) => toast.success(held === null ? texts.done : texts.held),
        },
      );
    },
    restart: () => {
      commit.reset();
      preview.reset();
      columns.reset();
      setChosen({ ...chosen, file: null });
      setWords(noWords);
    },
  };
}
