import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { changeKindTexts, changeStateTexts } from '@repo/domain/two-persons';
import { Breadcrumbs } from '@repo/ui/breadcrumbs';
import { Skeleton, StatusBadge } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { useChangeRequestsPath } from '../../shared/use-change-requests-path.ts';
import { ChangeRequestDetail } from './ChangeRequestDetail.tsx';
import { changeStateTones, changeRequestsTexts as texts } from './change-requests.texts.ts';

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
