import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import type { LegalDocument } from '@repo/domain/legal';
import { Button } from '@repo/ui/button';
import { useState } from 'react';
import styles from './legal.module.css';
import { legalTexts as texts } from './legal.texts.ts';

const formats = ['pdf', 'txt'] as const;

/** Downloads of the displayed version: a PDF, and the plain text that is hashed. */
export function LegalDownloads({ document }: { readonly document: LegalDocument }) {
  const [saved, setSaved] = useState<string | null>(null);
  return (
    <div className={styles.downloads}>
      {formats.map((format) => (
        <DownloadButton document={document} format={format} key={format} onSaved={setSaved} />
      ))}
      <output className="muted small">{saved === null ? null : texts.saved(saved)}</output>
    </div>
  );
}

interface DownloadButtonProps {
  readonly document: LegalDocument;
  readonly format: (typeof formats)[number];
  readonly onSaved: (name: string) => void;
}

function DownloadButton({ document: { kind, version }, format, onSaved }: DownloadButtonProps) {
  const { api } = useServices();
  const { start, isPending } = useDownload(
    () => api.download('downloadLegalDocument', { query: { kind, version, format } }),
    { onSaved, failed: texts.downloadFailed },
  );
  return (
    <Button isPending={isPending} onPress={() => start()} size="sm" variant="ghost">
      {texts.download[format]}
    </Button>
  );
}
