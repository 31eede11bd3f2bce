import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Button } from '@repo/ui/button';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../notes/record-notes.module.css';
import { PanelSection } from '../PanelSection.tsx';
import { AddDocument } from './AddDocument.tsx';
import { AddedDocument } from './AddedDocument.tsx';
import { addedDocumentsTexts as texts } from './added-documents.texts.ts';

/** What staff added to a contract, each document with its versions. */
export function AddedDocuments({ contractId }: { readonly contractId: string }) {
  const { queries } = useServices();
  const documents = useQuery(queries.query('listAddedDocuments', { path: { id: contractId } }));
  const [isAdding, setAdding] = useState(false);
  const { error } = documents;
  if (error?.status === 403) return <EmptyState title={texts.refused}>{error.message}</EmptyState>;
  if (error?.status === 404) return <EmptyState title={texts.refused}>{texts.refusedHelp}</EmptyState>;
  return (
    <PanelSection title={texts.title}>
      <p className={styles.muted}>{texts.help}</p>
      <QueryView failedTitle={texts.failed} query={documents} skeleton={<Skeleton height="3rem" lines={2} />}>
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <p className={styles.muted}>{texts.none}</p>
            ) : (
              <ul aria-label={texts.title} className={styles.list}>
                {items.map((document) => (
                  <AddedDocument document={document} key={document.id} />
                ))}
              </ul>
            )}
            {isAdding ? (
              <AddDocument contractId={contractId} onClose={() => setAdding(false)} />
            ) : (
              <div>
                <Button onPress={() => setAdding(true)} size="sm" variant="ghost">
                  {texts.add}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryView>
    </PanelSection>
  );
}
