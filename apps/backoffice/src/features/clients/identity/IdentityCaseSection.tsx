import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatLongDateTime } from '@repo/domain/format';
import { companyDocumentNames, type StaffKycAction } from '@repo/domain/kyc';
import { Button } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Skeleton } from '@repo/ui/feedback';
import { Cluster } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PanelSection } from '../../../shared/PanelSection.tsx';
import { sharedTexts } from '../../../shared/shared.texts.ts';
import type { ClientPartProps } from '../clients.model.ts';
import { DocumentViewer } from './DocumentViewer.tsx';
import { FaultDialog } from './FaultDialog.tsx';
import { FreezeCheck } from './FreezeCheck.tsx';
import {
  type CasePage,
  type ExaminedDocument,
  type IdentityCase,
  pagesOf,
  toSent,
} from './identity.model.ts';
import { actionTexts, identityTexts as texts } from './identity.texts.ts';
import { KycActionDialog } from './KycActionDialog.tsx';
import { RequestCorrections } from './RequestCorrections.tsx';
import { useDocumentDecision } from './use-document-decision.ts';

/** The case of a client: where it stands, what staff may do, and its documents one by one. */
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
  const id = record.client.id;
  const decide = useDocumentDecision(id, data);
  const isPending = data.pending_change !== null;
  const allowed = data.actions.find((one) => one.action === action);
  /** Null where the case does not allow it. */
  const opens = (wanted: StaffKycAction) =>
    !isPending && data.actions.some((one) => one.action === wanted) ? () => setAction(wanted) : undefined;
  const sends = (document: ExaminedDocument, decision: 'approved' | 'checking') =>
    document.review === decision && document.mark === null
      ? undefined
      : () => decide.send({ type: document.type, file_id: document.file.id, decision });
  return (
    <>
      <CaseFacts data={data} isPending={isPending} onAction={setAction} />
      <FreezeCheck check={data.asset_freeze} />
      <DocumentViewer
        approveOf={({ document }: CasePage) =>
          document === null ? opens('approve') : sends(document, 'approved')
        }
        correctOf={({ document }) => (document === null ? opens('correct') : () => setMarking(document))}
        pages={pagesOf(data)}
        record={record}
        reviewOf={({ document }) => (document === null ? undefined : sends(document, 'checking'))}
      />
      <RequestCorrections clientId={id} data={data} />
      {allowed === undefined ? null : (
        <KycActionDialog
          allowed={allowed}
          clientId={id}
          data={data}
          key={allowed.action}
          onClose={() => setAction(null)}
        />
      )}
      {marking === null ? null : (
        <FaultDialog
          document={marking.type}
          effect={texts.markEffect}
          initial={{ ...marking.mark, comment: marking.comment ?? '' }}
          onClose={() => setMarking(null)}
          send={({ fault, message, comment }) =>
            decide.sendNow({
              type: marking.type,
              file_id: marking.file.id,
              decision: 'rejected',
              ...toSent({ fault, message, comment, reject_type: null, reason: '' }),
            })
          }
          submit={texts.markSubmit}
          title={texts.markTitle(companyDocumentNames[marking.type])}
        />
      )}
    </>
  );
}

interface CaseFactsProps {
  readonly data: IdentityCase;
  readonly isPending: boolean;
  readonly onAction: (action: StaffKycAction) => void;
}

function CaseFacts({ data, isPending, onAction }: CaseFactsProps) {
  const { waiting_since: waiting, reminded_at: reminded, refusals, actions } = data;
  return (
    <PanelSection title={texts.case}>
      <DefinitionList
        items={[
          { term: texts.waitingSince, value: waiting === null ? sharedTexts.none : formatLongDateTime(waiting) },
          { term: texts.refusals, value: refusals },
          { term: texts.remindedAt, value: reminded === null ? texts.never : formatLongDateTime(reminded) },
        ]}
      />
      {actions.length === 0 ? (
        <p>{texts.ownCase}</p>
      ) : (
        <Cluster gap={8}>
          {actions.map(({ action }, index) => (
            <Button
              isDisabled={isPending}
              key={action}
              onPress={() => onAction(action)}
              size="sm"
              {...(index > 0 && { variant: 'ghost' })}
            >
              {actionTexts[action].button}
            </Button>
          ))}
        </Cluster>
      )}
    </PanelSection>
  );
}
