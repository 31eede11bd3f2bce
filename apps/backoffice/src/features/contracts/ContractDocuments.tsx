import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FileLink } from '@repo/client/file-link';
import { QueryView } from '@repo/client/query-view';
import { formatFileSize, formatNumericDateTime } from '@repo/domain/format';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { AddedDocuments } from '../../shared/documents/AddedDocuments.tsx';
import styles from '../../shared/list-panel.module.css';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { contractPanelTexts, documentKindTexts } from './contract-panel.texts.ts';
import type { ContractPartProps } from './contracts.model.ts';
import { StatementIssues } from './StatementIssues.tsx';

const texts = contractPanelTexts.documents;

/** What was signed, what staff added, and the statements that the client downloaded, each with its fingerprint. */
export function ContractDocuments({ data: { contract } }: ContractPartProps) {
  const { queries } = useServices();
  const documents = useQuery(queries.query('listContractDocuments', { path: { id: contract.id } }));
  return (
    <>
      <PanelSection title={texts.title}>
        <QueryView
          failedTitle={texts.failed}
          query={documents}
          skeleton={<Skeleton height="3rem" lines={2} />}
        >
          {({ items }) =>
            items.length === 0 ? (
              <p className={styles.muted}>{texts.none}</p>
            ) : (
              <Stack gap={12}>
                {items.map((document) => (
                  <Document document={document} key={document.kind} />
                ))}
              </Stack>
            )
          }
        </QueryView>
      </PanelSection>
      <AddedDocuments contractId={contract.id} />
      <StatementIssues contractId={contract.id} />
    </>
  );
}

function Document({ document }: { readonly document: components['schemas']['ContractDocument'] }) {
  const { kind, name, url, size_bytes: size, sha256, created_at: createdAt } = document;
  return (
    <div>
      <FileLink href={url}>{documentKindTexts[kind]}</FileLink>
      <p className={styles.muted}>
        {name} · {formatFileSize(size)} · {formatNumericDateTime(createdAt)}
      </p>
      <p className={styles.muted}>
        {texts.sha256} <code className={styles.hash}>{sha256}</code>
      </p>
    </div>
  );
}
