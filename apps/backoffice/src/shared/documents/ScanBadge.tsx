import type { components } from '@repo/api-sdk';
import { FileLink } from '@repo/client/file-link';
import { Badge } from '@repo/ui/feedback';
import { scanTexts as texts } from './added-documents.texts.ts';

interface ScanBadgeProps {
  /** What the antivirus said; absent or null of a file that a person did not send. */
  readonly scan: components['schemas']['FileScan'] | undefined;
}

/** What staff must know before they open a file: nothing read it, or it is infected and opens no more. */
export function ScanBadge({ scan }: ScanBadgeProps) {
  if (scan === 'infected') return <Badge tone="negative">{texts.infected}</Badge>;
  return scan === 'unscanned' ? <Badge tone="warning">{texts.unscanned}</Badge> : null;
}

interface ScannedFileProps extends ScanBadgeProps {
  readonly name: string;
  readonly url: string;
}

/** The link of a file, with what the antivirus said of it. */
export function ScannedFile({ name, url, scan }: ScannedFileProps) {
  return (
    <>
      <FileLink href={url}>{name}</FileLink> <ScanBadge scan={scan} />
    </>
  );
}
