import type { ApiError } from '@repo/api-sdk';
import { Button, TextLink } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { Form, FormActions, RadioGroup } from '@repo/ui/fields';
import { FileDropzone } from '@repo/ui/file-dropzone';
import { useState } from 'react';
import { csvTypes, toPickedFile } from '../../shared/csv-file.ts';
import { type ImportKind, templates } from './imports.model.ts';
import { kindTexts, importsTexts as texts } from './imports.texts.ts';

export interface ChosenFile {
  readonly kind: ImportKind;
  readonly file: File | null;
}

export interface FileStepProps {
  readonly kinds: readonly ImportKind[];
  readonly chosen: ChosenFile;
  readonly onChoose: (chosen: ChosenFile) => void;
  readonly onCheck: () => void;
  readonly isPending: boolean;
  /** Why the file could not be read at all. */
  readonly error: ApiError | null;
}

/** Step 1: the kind of import, and the file. */
export function FileStep({ kinds, chosen, onChoose, onCheck, isPending, error }: FileStepProps) {
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const { kind, file } = chosen;
  const words = kindTexts[kind];
  const template = templates[kind];
  const submit = () => {
    if (file === null) setProblem(texts.fileMissing);
    else onCheck();
  };
  return (
    <Form isPending={isPending} onSubmit={submit}>
      {error === null ? null : (
        <Banner isLive title={texts.nothingWritten} tone="error">
          {error.status === 413 ? texts.tooLarge : error.message}
        </Banner>
      )}
      {kinds.length < 2 ? null : (
        <RadioGroup
          label={texts.kind}
          onChange={(next) => onChoose({ kind: next, file: null })}
          options={kinds.map((value) => ({ value, label: kindTexts[value].label }))}
          value={kind}
        />
      )}
      <FileDropzone
        accept={csvTypes}
        description={words.help}
        error={problem}
        files={file === null ? [] : [toPickedFile(file)]}
        label={words.file}
        onAdd={([added], refused) => {
          setProblem(refused.length > 0 ? texts.fileRefused : undefined);
          if (added !== undefined) onChoose({ kind, file: added });
        }}
        onRemove={() => onChoose({ kind, file: null })}
      />
      {template === null ? null : (
        <p>
          <TextLink download href={template}>
            {texts.template}
          </TextLink>
        </p>
      )}
      <FormActions>
        <span>{texts.previewHelp}</span>
        <Button isPending={isPending} type="submit">
          {texts.preview}
        </Button>
      </FormActions>
    </Form>
  );
}
