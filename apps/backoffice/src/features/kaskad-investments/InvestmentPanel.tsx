import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { PanelFrame } from '../../shared/PanelFrame.tsx';
import { PendingChange } from '../../shared/PendingChange.tsx';
import { paths } from '../../shared/paths.ts';
import { InvestmentDetail } from './InvestmentDetail.tsx';
import { investmentsTexts as texts } from './investments.texts.ts';

/** One investment beside the list. */
export function InvestmentPanel() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const investment = useQuery(queries.query('getIssuedInvestment', { path: { id } }));
  return (
    <PanelFrame close={texts.close} listPath={paths.kaskadInvestments} title={screenTexts.kaskadInvestment}>
      <QueryView
        failedTitle={texts.failed}
        query={investment}
        skeleton={<Skeleton height="2.2rem" lines={9} />}
      >
        {(data) => (
          <>
            {data.pending_change === null ? null : <PendingChange change={data.pending_change} />}
            <InvestmentDetail data={data} key={id} />
          </>
        )}
      </QueryView>
    </PanelFrame>
  );
}
