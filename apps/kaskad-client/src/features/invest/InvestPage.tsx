import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { appTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import { InvestSteps } from './InvestSteps.tsx';
import { investTexts as texts } from './invest.texts.ts';

/** « Investir » in a round, step by step. */
export function InvestPage() {
  const { queries } = useServices();
  const { id = '' } = useParams();
  const round = useQuery(queries.query('getRound', { path: { id } }));
  const investments = useQuery(queries.query('listInvestments'));
  const card = round.data?.round;
  const skeleton = (
    <Card>
      <Skeleton height="2.4rem" lines={6} />
    </Card>
  );
  return (
    <>
      <PageHeader
        eyebrow={<TextLink href={paths.round(id)}>{texts.back}</TextLink>}
        title={
          card === undefined
            ? appTexts.nav.invest
            : texts.title(roundsTexts.project(card.issuer.name, card.name))
        }
      />
      <QueryView failedTitle={texts.failed} query={round} skeleton={skeleton}>
        {(detail) => (
          <QueryView failedTitle={texts.failed} query={investments} skeleton={skeleton}>
            {({ items }) => (
              <InvestSteps
                before={items.filter((item) => item.round.id === id && item.state !== 'reserved').length}
                detail={detail}
                key={id}
                reservedUnits={items.find((item) => item.id === detail.mine.reservation_id)?.units ?? ''}
              />
            )}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}
