import type { FieldBinding } from '@repo/client/form';
import { documentsTexts } from '@repo/domain/validation';
import { FileDropzone } from '@repo/ui/file-dropzone';
import { useEffect, useState } from 'react';
import { identityTexts as texts } from './identity.texts.ts';

export interface DocumentFilesProps extends FieldBinding<readonly File[]> {
  /** Two for an identity card, its front and its back; one otherwise. */
  readonly max: number;
  readonly isDisabled: boolean;
}

export function DocumentFiles({ value: files, onChange, error, ref, max, isDisabled }: DocumentFilesProps) {
  const [hasRefused, setHasRefused] = useState(false);
  const previews = usePreviews(files);
  const picked = files.map((file, index) => ({
    ...(max > 1 ? { title: texts.sides[index] } : {}),
    previewUrl: previews.get(file),
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
      swap={max > 1 ? { label: texts.swap, onSwap: () => onChange(files.toReversed()) } : undefined}
    />
  );
}

/** The kinds of image that every browser draws: a photograph of an iPhone may be another. */
const isDrawn = ({ type }: File) => /^image\/(jpeg|png|webp|gif)$/.test(type);

/** Addresses of the images in this browser, released when the files change. */
function usePreviews(files: readonly File[]): ReadonlyMap<File, string> {
  const [previews, setPreviews] = useState<ReadonlyMap<File, string>>(new Map());
  // Syncs the browser's object URLs with the files.
  useEffect(() => {
    const made = new Map(files.filter(isDrawn).map((file) => [file, URL.createObjectURL(file)]));
    // oxlint-disable-next-line react/set-state-in-effect -- an address lives until it is released
    setPreviews(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [files]);
  return previews;
}
