import type { ApiError } from '@repo/api-sdk';
import { Button, TextLink } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { Form, FormActions } from '@repo/ui/fields';
import { FileDropzone } from '@repo/ui/file-dropzone';
import { useState } from 'react';
import { csvTypes, toPickedFile } from '../../shared/csv-file.ts';
import { grantsImportTexts as texts } from './grants.texts.ts';

interface GrantsFileStepProps {
  readonly file: File | null;
  readonly onChoose: (file: File | null) => void;
  readonly onCheck: (file: File) => void;
  readonly isPending: boolean;
  /** Why the file could not be read at all. */
  readonly error: ApiError | null;
}

const template = '/modeles/modele-plans-de-vesting.csv';

/** Step 1: the file, and the template of its columns. */
export function GrantsFileStep({ file, onChoose, onCheck, isPending, error }: GrantsFileStepProps) {
  const [problem, setProblem] = useState<string | undefined>(undefined);
  return (
    <Form
      isPending={isPending}
      onSubmit={() => (file === null ? setProblem(texts.fileMissing) : onCheck(file))}
    >
      {error === null ? null : (
        <Banner isLive title={texts.nothingWritten} tone="error">
          {error.status === 413 ? texts.tooLarge : error.message}
        </Banner>
      )}
      <FileDropzone
        accept={csvTypes}
        description={texts.fileHelp}
        error={problem}
        files={file === null ? [] : [toPickedFile(file)]}
        label={texts.file}
        onAdd={([added], refused) => {
          setProblem(refused.length > 0 ? texts.fileRefused : undefined);
          if (added !== undefined) onChoose(added);
        }}
        onRemove={() => onChoose(null)}
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
