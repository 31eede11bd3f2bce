import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { documentTitleMaxLength } from '@repo/domain/limits';
import { isFilled, runChecks } from '@repo/domain/validation';
import { Dialog } from '@repo/ui/dialog';
import { CheckboxField, Form, TextField } from '@repo/ui/fields';
import { FileDropzone } from '@repo/ui/file-dropzone';
import { Select } from '@repo/ui/select';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { useRecordChange } from '../../shared/use-record-change.ts';
import { documentKindTexts, roundDocumentsTexts as texts } from './round-parts.texts.ts';
import type { StaffRound } from './rounds.model.ts';

interface AddDocumentProps {
  readonly round: StaffRound;
  readonly onClose: () => void;
}

interface DocumentForm {
  readonly kind: StaffRound['documents'][number]['kind'];
  readonly title: string;
  readonly file: File | null;
  readonly is_substantial: boolean;
}

const kindOptions = (['key_information', 'white_paper', 'terms', 'other'] as const).map((value) => ({
  value,
  label: documentKindTexts[value],
}));

/** Publishes a document, or a version of one, of substance or not. */
export function AddRoundDocument({ isOpen, ...props }: AddDocumentProps & { readonly isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title={texts.add}>
      <AddDocumentForm {...props} />
    </Dialog>
  );
}

function AddDocumentForm({ round, onClose }: AddDocumentProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const change = useRecordChange(kaskadInvalidates);
  const [hasRefused, setHasRefused] = useState(false);
  const { field, values, submit, isPending, failure } = useCheckedForm<DocumentForm>({
    initial: { kind: 'key_information', title: '', file: null, is_substantial: false },
    validate: (typed) =>
      runChecks<DocumentForm, 'title' | 'file'>(
        [
          { field: 'title', message: texts.nameRequired, holds: ({ title }) => isFilled(title) },
          { field: 'file', message: texts.fileRequired, holds: ({ file }) => file !== null },
        ],
        typed,
      ),
    send: async ({ kind, title, file, is_substantial: isSubstantial }) => {
      if (file === null) return;
      const body = {
        kind,
        title: title.trim(),
        is_substantial: isSubstantial ? 'true' : 'false',
        file,
      } as const;
      const idempotencyKey = keyOf([kind, title, isSubstantial, file.name, file.size, file.lastModified]);
      await change(api.call('addRoundDocument', { path: { id: round.round.id }, body, idempotencyKey }));
      toast.success(texts.published);
      onClose();
    },
  });
  const { ref, error, onChange, value: file } = field('file');
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <Select {...field('kind')} label={texts.kind} options={kindOptions} />
      <TextField
        {...field('title')}
        description={texts.nameHelp}
        label={texts.name}
        maxLength={documentTitleMaxLength}
      />
      <FileDropzone
        accept={['application/pdf']}
        description={texts.fileHelp}
        error={hasRefused ? texts.fileRefused : error}
        files={file === null ? [] : [{ id: 'file', name: file.name, type: file.type, sizeBytes: file.size }]}
        label={texts.file}
        onAdd={([added], refused) => {
          setHasRefused(refused.length > 0);
          if (added !== undefined) onChange(added);
        }}
        onRemove={() => onChange(null)}
        ref={ref}
      />
      <CheckboxField
        description={texts.isSubstantialHelp}
        isSelected={values.is_substantial}
        onChange={field('is_substantial').onChange}
      >
        {texts.isSubstantial}
      </CheckboxField>
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.submit} />
    </Form>
  );
}
