import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { changeKindTexts, changeStateTexts } from '@repo/domain/two-persons';
import { Breadcrumbs } from '@repo/ui/breadcrumbs';
import { Card } from '@repo/ui/card';
import { Skeleton, StatusBadge } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { ChangeLines } from '../../shared/ChangeLines.tsx';
import { HistorySection } from '../../shared/RecordHistory.tsx';
import { RecordPresence } from '../../shared/RecordPresence.tsx';
import { useChangeRequestsPath } from '../../shared/use-change-requests-path.ts';
import { ChangeDecision } from './ChangeDecision.tsx';
import { ChangeFacts } from './ChangeFacts.tsx';
import styles from './change-requests.module.css';
import { changeStateTones, changeRequestsTexts as texts } from './change-requests.texts.ts';
import { ProposedAllotment } from './ProposedAllotment.tsx';

/** One request: what it changes, why, and the decision. */
export function ChangeRequestPage() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const { list } = useChangeRequestsPath();
  const request = useQuery(queries.query('getChangeRequest', { path: { id } }));
  const { data } = request;
  const title = data === undefined ? screenTexts.changeRequest : changeKindTexts[data.kind];
  return (
    <>
      <PageHeader
        actions={
          data === undefined ? undefined : (
            <StatusBadge labels={changeStateTexts} status={data.state} tones={changeStateTones} />
          )
        }
        eyebrow={
          <Breadcrumbs current={title} parents={[{ label: screenTexts.changeRequests, href: list }]} />
        }
        subtitle={data?.subject_label}
        title={title}
      />
      <QueryView failedTitle={texts.failed} query={request} skeleton={<Skeleton height="2.2rem" lines={7} />}>
        {(loaded) => <ChangeRequestDetail key={loaded.id} request={loaded} />}
      </QueryView>
    </>
  );
}

function ChangeRequestDetail({ request }: { readonly request: components['schemas']['ChangeRequest'] }) {
  const isPending = request.state === 'pending';
  // The presence and the history of records are of the administration of Yield.
  const { isKaskad } = useChangeRequestsPath();
  return (
    <Stack gap={16}>
      {isKaskad ? null : <RecordPresence id={request.id} kind="change_request" />}
      <div className={styles.detail}>
        <Card title={texts.lines}>
          <ChangeLines isPast={!isPending} lines={request.lines} />
        </Card>
        <Card title={isPending ? texts.decision : texts.request}>
          <ChangeFacts request={request} />
          <ChangeDecision request={request} />
        </Card>
      </div>
      {isPending && request.kind === 'allotment.publish' ? (
        <ProposedAllotment roundId={request.subject_id} />
      ) : null}
      {isKaskad ? null : <HistorySection id={request.id} kind="change_request" />}
    </Stack>
  );
}
