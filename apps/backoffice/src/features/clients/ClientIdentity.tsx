import { clientTexts } from '@repo/domain/clients';
import { formatNumericDate } from '@repo/domain/format';
import { companyDocumentNames, rejectLabelText, toDocumentReview } from '@repo/domain/kyc';
import { DefinitionList } from '@repo/ui/definition-list';
import { StatusBadge } from '@repo/ui/feedback';
import styles from '../../shared/list-panel.module.css';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { reviewTexts, reviewTones, clientPanelTexts as texts } from './client-panel.texts.ts';
import type { ClientPartProps, ClientRecord } from './clients.model.ts';
import { IdentityCaseSection } from './identity/IdentityCaseSection.tsx';

/** What the identity provider and staff found so far, then the case with its documents. */
export function ClientIdentity({ data }: ClientPartProps) {
  const { client, refusal, identity_documents: images, company_documents: documents } = data;
  return (
    <>
      <PanelSection title={texts.identity}>
        <DefinitionList
          items={[
            { term: texts.identityState, value: clientTexts.identity[client.identity] },
            { term: texts.images, value: images },
          ]}
        />
      </PanelSection>
      {refusal === null ? null : <Refusal refusal={refusal} />}
      {documents.length === 0 ? null : (
        <PanelSection title={texts.documents}>
          <DefinitionList
            items={documents.map((document) => ({
              term: companyDocumentNames[document.type],
              value: <Review document={document} />,
            }))}
          />
        </PanelSection>
      )}
      <IdentityCaseSection data={data} />
    </>
  );
}

function Refusal({ refusal }: { readonly refusal: NonNullable<ClientRecord['refusal']> }) {
  const lines = [
    { term: texts.message, value: refusal.comment },
    { term: texts.staffNote, value: refusal.staff_note },
    { term: texts.labels, value: refusal.labels.map(rejectLabelText).join(', ') },
  ];
  return (
    <PanelSection title={texts.refusal}>
      <p>{texts.refusalTypes[refusal.type]}</p>
      <DefinitionList items={lines.filter(({ value }) => value !== null && value !== '')} look="stacked" />
    </PanelSection>
  );
}

function Review({ document }: { readonly document: ClientRecord['company_documents'][number] }) {
  const { review, reason, updated_at: updatedAt } = document;
  return (
    <span className={styles.value}>
      <StatusBadge
        labels={reviewTexts}
        look="plain"
        status={toDocumentReview(review) ?? 'missing'}
        tones={reviewTones}
      />
      {reason === null ? null : <span className={styles.muted}>{reason}</span>}
      {updatedAt === null ? null : (
        <span className={styles.muted}>{texts.sentOn(formatNumericDate(updatedAt))}</span>
      )}
    </span>
  );
}
