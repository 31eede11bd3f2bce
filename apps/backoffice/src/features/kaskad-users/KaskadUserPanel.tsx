import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { PanelFrame } from '../../shared/PanelFrame.tsx';
import { paths } from '../../shared/paths.ts';
import { KaskadUserDetail } from './KaskadUserDetail.tsx';
import { kaskadUsersTexts as texts } from './kaskad-users.texts.ts';

/** One user beside the list. */
export function KaskadUserPanel() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const user = useQuery(queries.query('getKaskadUser', { path: { id } }));
  return (
    <PanelFrame close={texts.close} listPath={paths.kaskadUsers} title={screenTexts.kaskadUser}>
      <QueryView failedTitle={texts.failed} query={user} skeleton={<Skeleton height="2.2rem" lines={9} />}>
        {(data) => <KaskadUserDetail data={data} key={id} />}
      </QueryView>
    </PanelFrame>
  );
}
