import { countryName } from '@repo/domain/countries';
import { formatLongDateTime, formatNumericDate } from '@repo/domain/format';
import { faultMessage } from '@repo/domain/kyc';
import { Button } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { StatusBadge } from '@repo/ui/feedback';
import { sharedTexts } from '../../../shared/shared.texts.ts';
import { reviewTexts, reviewTones, clientPanelTexts as words } from '../client-panel.texts.ts';
import type { ClientRecord } from '../clients.model.ts';
import { CompanyCheck } from './CompanyCheck.tsx';
import type { CasePage, ExaminedDocument } from './identity.model.ts';
import styles from './identity.module.css';
import { identityTexts as texts } from './identity.texts.ts';
import { PageExpiry } from './PageExpiry.tsx';

interface PageFactsProps {
  readonly record: ClientRecord;
  readonly page: CasePage;
  readonly approve: (() => void) | undefined;
  readonly correct: (() => void) | undefined;
  readonly review: (() => void) | undefined;
}

const shown = (text: string) => (text.trim() === '' ? sharedTexts.none : text);

/** What the client typed, that the document has to say too. */
function typedOf({ client, ...typed }: ClientRecord, isCompany: boolean) {
  const address = [typed.address, `${typed.zip_code} ${typed.city}`]
    .map((line) => line.trim())
    .filter(Boolean);
  const lines = isCompany
    ? [
        { term: words.companyName, value: shown(client.company_name ?? '') },
        { term: words.registrationNumber, value: shown(typed.registration_number) },
        { term: words.companyType, value: shown(typed.company_type) },
      ]
    : [];
  return [
    ...lines,
    { term: words.name, value: shown(`${client.firstname} ${client.lastname}`) },
    { term: words.address, value: shown(address.join(', ')) },
    { term: words.country, value: countryName(typed.country) ?? shown(typed.country) },
  ];
}

/** Beside the document: what was typed, what it is, what staff decided of it, and what they may decide. */
export function PageFacts({ record, page, approve, correct, review }: PageFactsProps) {
  const { document, image, dated } = page;
  const canDecide = [approve, correct, review].some((decide) => decide !== undefined);
  return (
    <>
      <h4>{texts.typed}</h4>
      <DefinitionList items={typedOf(record, document !== null)} look="stacked" />
      <h4>{texts.kind}</h4>
      {image === null ? null : (
        <DefinitionList
          items={[
            { term: texts.country, value: countryName(image.country) ?? image.country },
            { term: texts.sentAt, value: formatLongDateTime(image.sent_at) },
          ]}
        />
      )}
      {document === null ? null : <Decided document={document} />}
      {dated === null ? null : <PageExpiry {...dated} clientId={record.client.id} fileId={page.file.id} />}
      {document === null ? null : <CompanyCheck clientId={record.client.id} />}
      {canDecide ? <h4>{texts.decision}</h4> : null}
      <div className={styles.bar}>
        {approve === undefined ? null : (
          <Button onPress={approve} size="sm">
            {document === null ? texts.shortcuts.approve : texts.approveDocument}
          </Button>
        )}
        {correct === undefined ? null : (
          <Button onPress={correct} size="sm" variant="ghost">
            {document === null ? texts.shortcuts.correct : texts.markDocument}
          </Button>
        )}
        {review === undefined ? null : (
          <Button onPress={review} size="sm" variant="quiet">
            {texts.reviewDocument}
          </Button>
        )}
      </div>
    </>
  );
}

function Decided({ document }: { readonly document: ExaminedDocument }) {
  const {
    review,
    reason,
    mark,
    comment,
    sent_at: sentAt,
    decided_at: decidedAt,
    decided_by: decidedBy,
  } = document;
  const lines = [
    { term: texts.sentAt, value: formatLongDateTime(sentAt) },
    {
      term: texts.decision,
      value: <StatusBadge labels={reviewTexts} look="plain" status={review} tones={reviewTones} />,
    },
    ...(decidedAt === null || decidedBy === null
      ? []
      : [{ term: texts.by, value: texts.decidedBy(decidedBy, formatNumericDate(decidedAt)) }]),
    ...(reason === null ? [] : [{ term: texts.reason, value: reason }]),
    ...(mark === null ? [] : [{ term: texts.marked, value: faultMessage(mark.fault, mark.message) }]),
    ...(comment === null ? [] : [{ term: texts.comment, value: comment }]),
  ];
  return <DefinitionList items={lines} look="stacked" />;
}
