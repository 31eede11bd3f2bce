import type { FieldBinding } from '@repo/client/form';
import { documentsTexts } from '@repo/domain/validation';
import { FileDropzone } from '@repo/ui/file-dropzone';
import { useState } from 'react';
import { identityTexts as texts } from './identity.texts.ts';

export interface DocumentFilesProps extends FieldBinding<readonly File[]> {
  /** Two for an identity card, its front and its back; one otherwise. */
  readonly max: number;
  readonly isDisabled: boolean;
}

export function DocumentFiles({ value: files, onChange, error, ref, max, isDisabled }: DocumentFilesProps) {
  const [hasRefused, setHasRefused] = useState(false);
  const picked = files.map((file, index) => ({
    // The same photograph may be chosen twice: its index distinguishes one from the other.
    id: `${index} ${file.name}`,
    name: file.name,
    type: file.type,
    sizeBytes: file.size,
  }));
  return (
    <FileDropzone
      description={max > 1 ? texts.filesHelpBoth : texts.filesHelp}
      error={error ?? (hasRefused ? documentsTexts.typeRefused : undefined)}
      files={picked}
      isDisabled={isDisabled}
      label={texts.files}
      max={max}
      onAdd={(added, refused) => {
        setHasRefused(refused.length > 0);
        onChange([...files, ...added]);
      }}
      onRemove={({ id }) => onChange(files.filter((_, index) => picked[index]?.id !== id))}
      ref={ref}
    />
  );
}
