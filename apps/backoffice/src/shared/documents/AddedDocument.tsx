import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import { formatFileSize, formatNumericDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { useState } from 'react';
import listStyles from '../list-panel.module.css';
import styles from '../notes/record-notes.module.css';
import { addedDocumentsTexts as texts } from './added-documents.texts.ts';
import { ReplaceDocument } from './ReplaceDocument.tsx';
import { ScanBadge } from './ScanBadge.tsx';

type Document = components['schemas']['AddedDocument'];

/** Its newest version, those that it replaced, and its replacement. */
export function AddedDocument({ document }: { readonly document: Document }) {
  const [isReplacing, setReplacing] = useState(false);
  const [newest, ...former] = document.versions;
  return (
    <li className={styles.item}>
      <strong>{document.title}</strong>
      {newest === undefined ? null : <Version title={document.title} version={newest} />}
      {former.length === 0 ? null : (
        <details>
          <summary className={styles.muted}>{texts.former(former.length)}</summary>
          {former.map((version) => (
            <Version key={version.id} title={document.title} version={version} />
          ))}
        </details>
      )}
      {isReplacing ? (
        <ReplaceDocument document={document} onClose={() => setReplacing(false)} />
      ) : (
        <div>
          <Button
            aria-label={texts.replaceOf(document.title)}
            onPress={() => setReplacing(true)}
            size="sm"
            variant="quiet"
          >
            {texts.replace}
          </Button>
        </div>
      )}
    </li>
  );
}

interface VersionProps {
  readonly title: string;
  readonly version: Document['versions'][number];
}

/** Opened by a request of its own, which is on the trail. */
function Version({ title, version }: VersionProps) {
  const { api } = useServices();
  const { start, isPending } = useDownload(
    () => api.download('downloadContractDocument', { path: { id: version.id } }),
    // The browser shows what it saved.
    { onSaved: () => undefined, failed: texts.openFailed },
  );
  const opening = texts.open(version.name, formatFileSize(version.size_bytes));
  const facts = [texts.version(version.number), formatNumericDateTime(version.added_at), version.added_by];
  return (
    <div>
      <Button
        aria-label={`${opening}, ${title}, ${texts.version(version.number)}`}
        isPending={isPending}
        onPress={() => start()}
        size="sm"
        variant="ghost"
      >
        {opening}
      </Button>{' '}
      <ScanBadge scan={version.scan} />
      <p className={styles.muted}>{facts.join(' · ')}</p>
      {version.reason === null ? null : <p className={styles.text}>{version.reason}</p>}
      <p className={styles.muted}>
        {texts.sha256} <code className={listStyles.hash}>{version.sha256}</code>
      </p>
    </div>
  );
}
