import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm } from '@repo/client/form';
import { documentTitleMaxLength } from '@repo/domain/limits';
import { validateAddedDocument } from '@repo/domain/validation';
import { Form, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { InlineActions } from '../DialogActions.tsx';
import { OneFile } from '../OneFile.tsx';
import { useRecordChange } from '../use-record-change.ts';
import { addedDocumentsTexts as texts } from './added-documents.texts.ts';

interface AddDocumentProps {
  readonly contractId: string;
  readonly onClose: () => void;
}

interface Typed {
  readonly title: string;
  readonly file: File | null;
}

export function AddDocument({ contractId, onClose }: AddDocumentProps) {
  const { api } = useServices();
  const change = useRecordChange(['listAddedDocuments', 'getRecordHistory']);
  const form = useCheckedForm<Typed>({
    initial: { title: '', file: null },
    validate: validateAddedDocument,
    send: async ({ title, file }) => {
      if (file === null) return;
      const body = { file, title: title.trim() };
      await change(api.call('addContractDocument', { path: { id: contractId }, body }));
      toast.success(texts.added);
      onClose();
    },
  });
  const { field, isPending, failure } = form;
  return (
    <Form isPending={isPending} onSubmit={form.submit}>
      <FormAlert message={failure?.message} />
      <OneFile {...field('file')} label={texts.file} />
      <TextField
        {...field('title')}
        description={texts.nameHelp}
        label={texts.name}
        maxLength={documentTitleMaxLength}
      />
      <InlineActions isPending={isPending} onCancel={onClose} submit={texts.add} />
    </Form>
  );
}
