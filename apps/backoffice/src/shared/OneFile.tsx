import { FileDropzone } from '@repo/ui/file-dropzone';
import { type Ref, useRef, useState } from 'react';
import { sharedTexts as texts } from './shared.texts.ts';

interface OneFileProps {
  readonly label: string;
  readonly value: File | null | undefined;
  readonly onChange: (file: File | null) => void;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A document of a form, sent before it. */
export function OneFile({ label, value: file, onChange, error, ref }: OneFileProps) {
  const [hasRefused, setHasRefused] = useState(false);
  return (
    <FileDropzone
      description={texts.fileHelp}
      error={hasRefused ? texts.fileRefused : error}
      files={file ? [{ id: 'file', name: file.name, type: file.type, sizeBytes: file.size }] : []}
      label={label}
      onAdd={([added], refused) => {
        setHasRefused(refused.length > 0);
        if (added !== undefined) onChange(added);
      }}
      onRemove={() => onChange(null)}
      ref={ref}
    />
  );
}

/** Stores a file once: a second try of the form sends the id that it has already. */
export function useStoreOnce(upload: (file: File) => Promise<{ readonly id: string }>) {
  const stored = useRef<{ readonly file: File; readonly id: string } | null>(null);
  return async (file: File): Promise<string> => {
    if (stored.current?.file !== file) stored.current = { file, id: (await upload(file)).id };
    return stored.current.id;
  };
}
