import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatNumericDateTime } from '@repo/domain/format';
import { Skeleton, StatusBadge } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import styles from '../../shared/list-panel.module.css';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { contractPanelTexts, mailStateTexts, mailStateTones } from './contract-panel.texts.ts';

const texts = contractPanelTexts.mails;

type Mail = components['schemas']['ContractMail'];

/** What the client was written about this contract, and whether it left. */
export function ContractMails({ contractId }: { readonly contractId: string }) {
  const { queries } = useServices();
  const mails = useQuery(queries.query('listContractMails', { path: { id: contractId } }));
  return (
    <PanelSection title={texts.title}>
      <p className={styles.muted}>{texts.help}</p>
      <QueryView failedTitle={texts.failed} query={mails} skeleton={<Skeleton height="2.4rem" lines={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.muted}>{texts.none}</p>
          ) : (
            <ul>
              {items.map((mail) => (
                <li key={mail.id}>
                  <SentMail mail={mail} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </PanelSection>
  );
}

function SentMail({ mail }: { readonly mail: Mail }) {
  const { subject, state, sent_at: sentAt, created_at: createdAt } = mail;
  const at =
    sentAt === null
      ? texts.queuedAt(formatNumericDateTime(createdAt))
      : texts.sentAt(formatNumericDateTime(sentAt));
  return (
    <Stack gap={4}>
      <Cluster gap={8}>
        <span>{subject}</span>
        <StatusBadge labels={mailStateTexts} status={state} tones={mailStateTones} />
      </Cluster>
      <span className={styles.muted}>{[at, senderOf(mail)].filter(Boolean).join(' · ')}</span>
    </Stack>
  );
}

/** An email that follows an act of the client or of the books has no sender. */
function senderOf({ sent_by: name, is_scheduled: isScheduled }: Mail): string | null {
  if (name !== null) return texts.by(name);
  return isScheduled ? texts.scheduled : null;
}
