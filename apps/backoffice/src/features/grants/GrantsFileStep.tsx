import { isApiError } from '@repo/api-sdk';
import { useCheckedForm } from '@repo/client/form';
import { runChecks } from '@repo/domain/validation';
import { Button, TextLink } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { Form, FormActions } from '@repo/ui/fields';
import { FileDropzone } from '@repo/ui/file-dropzone';
import { useState } from 'react';
import { csvTypes, toPickedFile } from '../../shared/csv-file.ts';
import { grantsImportTexts as texts } from './grants.texts.ts';

interface FileForm {
  readonly file: File | null;
}

const template = '/modeles/modele-plans-de-vesting.csv';

/** Step 1: the file, and the template of its columns. */
export function GrantsFileStep({ onCheck }: { readonly onCheck: (file: File) => Promise<unknown> }) {
  const [isRefused, setRefused] = useState(false);
  const { field, submit, isPending, failure } = useCheckedForm<FileForm>({
    initial: { file: null },
    validate: (values) =>
      runChecks<FileForm, 'file'>(
        [{ field: 'file', message: texts.fileMissing, holds: ({ file }) => file !== null }],
        values,
      ),
    send: async ({ file }) => (file === null ? undefined : onCheck(file)),
  });
  const { value: file, onChange, error, ref } = field('file');
  return (
    <Form isPending={isPending} onSubmit={submit}>
      {failure === null ? null : (
        <Banner isLive title={texts.nothingWritten} tone="error">
          {isApiError(failure) && failure.status === 413 ? texts.tooLarge : failure.message}
        </Banner>
      )}
      <FileDropzone
        accept={csvTypes}
        description={texts.fileHelp}
        error={isRefused ? texts.fileRefused : error}
        files={file === null ? [] : [toPickedFile(file)]}
        label={texts.file}
        onAdd={([added], refused) => {
          setRefused(refused.length > 0);
          if (added !== undefined) onChange(added);
        }}
        onRemove={() => onChange(null)}
        ref={ref}
      />
      <p>
        <TextLink download href={template}>
          {texts.template}
        </TextLink>
      </p>
      <FormActions>
        <Button isPending={isPending} type="submit">
          {texts.check}
        </Button>
      </FormActions>
    </Form>
  );
}
