import { isApiError } from '@repo/api-sdk';
import { useCheckedForm } from '@repo/client/form';
import { runChecks } from '@repo/domain/validation';
import { Button, TextLink } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { Form, FormActions } from '@repo/ui/fields';
import { FileDropzone } from '@repo/ui/file-dropzone';
import { useState } from 'react';
import { csvTypes, toPickedFile } from './csv-file.ts';

interface FileForm {
  readonly file: File | null;
}

type Word =
  | 'file'
  | 'fileHelp'
  | 'fileMissing'
  | 'fileRefused'
  | 'template'
  | 'check'
  | 'nothingWritten'
  | 'tooLarge';

export interface CsvFileStepProps {
  readonly texts: Readonly<Record<Word, string>>;
  /** Where the template of the file is. */
  readonly template: string;
  readonly onCheck: (file: File) => Promise<unknown>;
}

/** Step 1 of an import: the file, and the template of its columns. */
export function CsvFileStep({ texts, template, onCheck }: CsvFileStepProps) {
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
