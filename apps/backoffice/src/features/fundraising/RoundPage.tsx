import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatLongDateTime } from '@repo/domain/format';
import { kaskadTexts } from '@repo/domain/kaskad';
import { Breadcrumbs } from '@repo/ui/breadcrumbs';
import { Skeleton, StatusBadge } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { RoundRecord } from './RoundRecord.tsx';
import { roundTones, type StaffRound, shownPrice } from './rounds.model.ts';
import { roundTexts as texts } from './rounds.texts.ts';

/** Another person may decide what waits, and investors commit, meanwhile. */
const refreshEveryMs = 15_000;

/** One round: where it stands, and all that its administration needs. */
export function RoundPage() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const round = useQuery({
    ...queries.query('getKaskadRound', { path: { id } }),
    refetchInterval: refreshEveryMs,
  });
  return (
    <>
      <RoundHeader round={round.data ?? null} />
      <QueryView failedTitle={texts.failed} query={round} skeleton={<Skeleton height="2.2rem" lines={9} />}>
        {(data) => <RoundRecord key={id} round={data} />}
      </QueryView>
    </>
  );
}

interface RoundHeaderProps {
  readonly round: Pick<StaffRound, 'round' | 'missing'> | null;
  /** The page of the round that is open; the record itself without one. */
  readonly page?: string;
}

export function RoundHeader({ round: record, page }: RoundHeaderProps) {
  const round = record?.round ?? null;
  const isWhole = record?.missing.length === 0;
  const name = round?.name ?? screenTexts.round;
  const list = { label: screenTexts.kaskadFundraising, href: paths.kaskadFundraising };
  const parents =
    page === undefined || round === null ? [list] : [list, { label: name, href: paths.round(round.id) }];
  return (
    <>
      <title>{name}</title>
      <PageHeader
        eyebrow={<Breadcrumbs current={page ?? name} parents={parents} />}
        subtitle={
          round === null ? undefined : (
            <>
              <StatusBadge labels={kaskadTexts.round} status={round.status} tones={roundTones} />{' '}
              <span>
                {round.issuer.name} ·{' '}
                {isWhole
                  ? texts.facts(
                      kaskadTexts.instrument[round.instrument],
                      shownPrice(round.price),
                      formatLongDateTime(round.closes_at),
                    )
                  : texts.draftFacts(kaskadTexts.instrument[round.instrument])}
              </span>
            </>
          )
        }
        title={page === undefined ? name : `${name} · ${page}`}
      />
    </>
  );
}
