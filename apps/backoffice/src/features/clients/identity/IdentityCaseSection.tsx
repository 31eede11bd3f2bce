import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { companyDocumentNames, type StaffKycAction } from '@repo/domain/kyc';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClientPartProps } from '../clients.model.ts';
import { CaseFacts } from './CaseFacts.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { DocumentViewer } from './DocumentViewer.tsx';
import { FreezeCheck } from './FreezeCheck.tsx';
import {
  type CasePage,
  type ExaminedDocument,
  type IdentityCase,
  pagesOf,
  toSent,
} from './identity.model.ts';
import { identityTexts as texts } from './identity.texts.ts';
import { KycActionForm } from './KycActionForm.tsx';
import { RequestCorrections } from './RequestCorrections.tsx';
import { useDocumentDecision } from './use-document-decision.ts';

/** The case of a client: its documents first, then where it stands and what staff may do. */
export function IdentityCaseSection({ data: record }: ClientPartProps) {
  const { queries } = useServices();
  const found = useQuery(queries.query('getClientIdentity', { path: { id: record.client.id } }));
  return (
    <QueryView failedTitle={texts.failed} query={found} skeleton={<Skeleton height="24rem" />}>
      {(data) => <OpenedCase data={data} record={record} />}
    </QueryView>
  );
}

interface OpenedCaseProps {
  readonly data: IdentityCase;
  readonly record: ClientPartProps['data'];
}

function OpenedCase({ data, record }: OpenedCaseProps) {
  const [action, setAction] = useState<StaffKycAction | null>(null);
  const [marking, setMarking] = useState<ExaminedDocument | null>(null);
  const start = (wanted: StaffKycAction) => {
    setMarking(null);
    setAction(wanted);
  };
  const startMarking = (document: ExaminedDocument) => {
    setAction(null);
    setMarking(document);
  };
  const id = record.client.id;
  const decide = useDocumentDecision(id, data);
  const isPending = data.pending_change !== null;
  const allowed = data.actions.find((one) => one.action === action);
  /** Null where the case does not allow it. */
  const opens = (wanted: StaffKycAction) =>
    !isPending && data.actions.some((one) => one.action === wanted) ? () => start(wanted) : undefined;
  const sends = (document: ExaminedDocument, decision: 'approved' | 'checking') =>
    document.review === decision && document.mark === null
      ? undefined
      : () => decide.send({ ...shownOf(document), decision });
  const decision =
    allowed === undefined ? null : (
      <KycActionForm
        allowed={allowed}
        clientId={id}
        data={data}
        key={allowed.action}
        onClose={() => setAction(null)}
      />
    );
  const mark =
    marking === null ? null : (
      <DecisionForm
        document={marking.type}
        effect={texts.markEffect}
        initial={{ ...marking.mark, comment: marking.comment ?? '' }}
        key={marking.file.id}
        onClose={() => setMarking(null)}
        send={({ fault, message, comment }) =>
          decide.sendNow({
            ...shownOf(marking),
            // After a conflict, the decision that the case shows now.
            decided_at: data.documents.find(({ type }) => type === marking.type)?.decided_at ?? null,
            decision: 'rejected',
            ...toSent({ fault, message, comment, reject_type: null, reason: '' }),
          })
        }
        submit={texts.markSubmit}
        title={texts.markTitle(companyDocumentNames[marking.type])}
      />
    );
  return (
    <>
      <DocumentViewer
        approveOf={({ document }: CasePage) =>
          document === null ? opens('approve') : sends(document, 'approved')
        }
        correctOf={({ document }) => (document === null ? opens('correct') : () => startMarking(document))}
        decision={decision ?? mark}
        pages={pagesOf(data)}
        record={record}
        reviewOf={({ document }) => (document === null ? undefined : sends(document, 'checking'))}
      />
      <RequestCorrections clientId={id} data={data} />
      <CaseFacts data={data} isPending={isPending} onAction={start} />
      <FreezeCheck check={data.asset_freeze} />
    </>
  );
}

/** What the decision is made on: the API refuses it once there is another file, or another decision. */
const shownOf = ({ type, file, decided_at }: ExaminedDocument) => ({ type, file_id: file.id, decided_at });
