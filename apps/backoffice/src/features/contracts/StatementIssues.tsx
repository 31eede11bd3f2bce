import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FileLink } from '@repo/client/file-link';
import { formatNumericDate } from '@repo/domain/format';
import { useQuery } from '@tanstack/react-query';
import styles from '../../shared/list-panel.module.css';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { contractPanelTexts } from './contract-panel.texts.ts';

const texts = contractPanelTexts.statements;

/** The statements that the client downloaded, as they were: the replaced ones too. Nothing while there are none. */
export function StatementIssues({ contractId }: { readonly contractId: string }) {
  const { queries } = useServices();
  const { data } = useQuery(queries.query('listStatementIssues', { path: { id: contractId } }));
  if (data === undefined || data.issues.length === 0) return null;
  return (
    <PanelSection title={texts.title}>
      <ul>
        {data.issues.map((issue) => (
          <li key={issue.id}>
            <Issue issue={issue} />
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

function Issue({ issue }: { readonly issue: components['schemas']['StatementIssue'] }) {
  const { period, currency, url, issued_at: issuedAt, is_replaced: isReplaced, sha256 } = issue;
  const name = texts.issue(period, currency);
  return (
    <>
      {url === null ? name : <FileLink href={url}>{name}</FileLink>}
      <span className={styles.muted}>
        {' '}
        · {texts.issuedOn(formatNumericDate(issuedAt))}
        {isReplaced ? ` · ${texts.replaced}` : ''}
        {url === null ? ` · ${texts.notKept}` : ''}
      </span>
      <p className={styles.muted}>
        {contractPanelTexts.documents.sha256} <code className={styles.hash}>{sha256}</code>
      </p>
    </>
  );
}
