import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import { formatLongDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Badge } from '@repo/ui/feedback';
import { Icon } from '@repo/ui/icons';
import { Cluster } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { ScanBadge } from '../../shared/documents/ScanBadge.tsx';
import { AddRoundDocument } from './AddRoundDocument.tsx';
import styles from './fundraising.module.css';
import { documentKindTexts, roundDocumentsTexts as texts } from './round-parts.texts.ts';
import type { StaffRound } from './rounds.model.ts';

/** Every version of its documents, the newest first. */
export function RoundDocuments({ round }: { readonly round: StaffRound }) {
  const { api } = useServices();
  const [isAdding, setAdding] = useState(false);
  const { id } = round.round;
  const { start, isPending } = useDownload<string>(
    (documentId) => api.download('downloadStaffRoundDocument', { path: { id, document_id: documentId } }),
    { onSaved: () => toast.success(texts.downloaded), failed: texts.downloadFailed },
  );
  return (
    <Card
      actions={
        <Button onPress={() => setAdding(true)} size="sm" variant="ghost">
          {texts.add}
        </Button>
      }
      title={texts.title}
    >
      {round.documents.length === 0 ? <p className={styles.muted}>{texts.empty}</p> : null}
      <ul className={styles.list}>
        {round.documents.map((document) => (
          <li className={styles.item} key={document.id}>
            <Cluster gap={8} justify="between">
              <span>
                {document.title}{' '}
                {document.is_substantial ? <Badge tone="warning">{texts.substantial}</Badge> : null}{' '}
                <ScanBadge scan={document.scan} />
              </span>
              <Button
                aria-label={texts.download(document.title, document.version)}
                isDisabled={isPending}
                onPress={() => start(document.id)}
                size="sm"
                variant="ghost"
              >
                <Icon name="download" size={16} />
              </Button>
            </Cluster>
            <span className={styles.muted}>
              {texts.facts(
                documentKindTexts[document.kind],
                document.version,
                formatLongDateTime(document.published_at),
              )}
            </span>
            <span className={styles.hash}>{texts.hash(document.sha256)}</span>
          </li>
        ))}
      </ul>
      <AddRoundDocument isOpen={isAdding} onClose={() => setAdding(false)} round={round} />
    </Card>
  );
}
