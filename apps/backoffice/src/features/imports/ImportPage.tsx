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
import { type ChosenFile, FileStep } from './FileStep.tsx';
import type { ImportKind } from './imports.model.ts';
import { importsTexts as texts } from './imports.texts.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { ResultStep } from './ResultStep.tsx';

export interface ImportPageProps {
  readonly title: string;
  /** The kinds of import of this page; with one, there is no choice. */
  readonly kinds: readonly [ImportKind, ...ImportKind[]];
  readonly back: { readonly href: string; readonly label: string };
}

/** File, preview, import: nothing is written before the last step. */
export function ImportPage({ title, kinds, back }: ImportPageProps) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [chosen, setChosen] = useState<ChosenFile>({ kind: kinds[0], file: null });
  const [reason, setReason] = useState('');
  const preview = useSending(queries.mutation('previewImport', { invalidates: [] }));
  const commit = useSending(queries.mutation('commitImport', { invalidates: publicationInvalidates }));
  const check = () => {
    commit.reset();
    if (chosen.file !== null) preview.send({ body: { kind: chosen.kind, file: chosen.file } });
  };
  const restart = () => {
    commit.reset();
    preview.reset();
    setChosen({ ...chosen, file: null });
    setReason('');
  };
  const plan = preview.data;
  return (
    <>
      <PageHeader eyebrow={<TextLink href={back.href}>{back.label}</TextLink>} title={title} />
      <Stack gap={20}>
        <Stepper current={commit.data ? 2 : plan ? 1 : 0} steps={texts.steps} />
        <Card>
          {commit.data !== undefined ? (
            <ResultStep back={back} onRestart={restart} result={commit.data} />
          ) : plan === undefined ? (
            <FileStep
              chosen={chosen}
              error={preview.error}
              isPending={preview.isPending}
              kinds={kinds}
              onCheck={check}
              onChoose={setChosen}
            />
          ) : (
            <PreviewStep
              error={commit.error}
              isPending={commit.isPending}
              onCheckAgain={check}
              onCommit={() => {
                const body = reason.trim() === '' ? {} : { reason: reason.trim() };
                commit.send(
                  { path: { id: plan.id }, body, idempotencyKey: keyOf([plan.id, body]) },
                  {
                    onSuccess: ({ pending_change: held }) =>
                      toast.success(held === null ? texts.done : texts.held),
                  },
                );
              }}
              onReason={setReason}
              onRestart={restart}
              preview={plan}
              reason={reason}
            />
          )}
        </Card>
      </Stack>
    </>
  );
}
