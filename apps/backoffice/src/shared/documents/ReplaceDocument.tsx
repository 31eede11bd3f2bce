import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm } from '@repo/client/form';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { validateReplacedDocument } from '@repo/domain/validation';
import { Conflict } from '@repo/ui/conflict';
import { Form, TextAreaField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { InlineActions } from '../DialogActions.tsx';
import { OneFile } from '../OneFile.tsx';
import { sharedTexts } from '../shared.texts.ts';
import { useOpened } from '../use-opened.ts';
import { useRecordChange } from '../use-record-change.ts';
import { addedDocumentsTexts as texts } from './added-documents.texts.ts';

interface ReplaceDocumentProps {
  readonly document: components['schemas']['AddedDocument'];
  readonly onClose: () => void;
}

interface Typed {
  readonly file: File | null;
  readonly reason: string;
}

/** A new version of a document, and why; another person may have replaced it first. */
export function ReplaceDocument({ document: { id, versions }, onClose }: ReplaceDocumentProps) {
  const { api } = useServices();
  const [newest] = versions;
  const { opened, conflictOf } = useOpened({ version: newest?.number ?? 1, name: newest?.name ?? '' });
  const change = useRecordChange(['listAddedDocuments', 'getRecordHistory']);
  const form = useCheckedForm<Typed>({
    initial: { file: null, reason: '' },
    validate: validateReplacedDocument,
    send: async ({ file, reason }) => {
      if (file === null) return;
      const body = { file, reason: reason.trim(), version: String(opened.version) };
      await change(api.call('replaceContractDocument', { path: { id }, body }));
      toast.success(texts.replaced);
      onClose();
    },
  });
  const { field, values, isPending, failure } = form;
  const { isStale, refusal, message, restart } = conflictOf(failure);
  const file = { opened: opened.name, now: newest?.name ?? '', mine: values.file?.name ?? sharedTexts.none };
  const reason = { opened: sharedTexts.none, now: newest?.reason ?? sharedTexts.none, mine: values.reason };
  return (
    <Form isPending={isPending} onSubmit={form.submit}>
      {isStale ? (
        <Conflict
          fields={[
            { id: 'file', label: texts.file, ...file },
            { id: 'reason', label: texts.reason, ...reason },
          ]}
          onKeep={restart}
          onReload={onClose}
          refusal={refusal}
          title={texts.changed}
        />
      ) : null}
      <FormAlert message={message} />
      <OneFile {...field('file')} label={texts.file} />
      <TextAreaField {...field('reason')} label={texts.reason} maxLength={refusalMessageMaxLength} rows={2} />
      <InlineActions isDisabled={isStale} isPending={isPending} onCancel={onClose} submit={texts.save} />
    </Form>
  );
}
