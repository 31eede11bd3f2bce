import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { addressOf } from '@repo/client/staff-address';
import { formatLongDate } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AdviserDelegations } from '../../shared/delegations/AdviserDelegations.tsx';
import { PanelFrame } from '../../shared/PanelFrame.tsx';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { paths } from '../../shared/paths.ts';
import { HistorySection } from '../../shared/RecordHistory.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { AdviserActions } from './AdviserActions.tsx';
import { LastSeen, stateBadge } from './adviser-columns.tsx';
import { type AdviserLine, adviserName, lineOf, showConversion, showDelay } from './advisers.model.ts';
import { advisersTexts, adviserPanelTexts as texts } from './advisers.texts.ts';

/** One adviser beside the list. */
export function AdviserPanel() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const advisers = useQuery(queries.query('listAdviserAccounts'));
  const figures = useQuery(queries.query('getAdviserFigures'));
  const open = advisers.data?.items.find((one) => one.id === id);
  return (
    <PanelFrame
      close={texts.close}
      listPath={paths.salespeople}
      title={open === undefined ? texts.heading : adviserName(open)}
    >
      <QueryView
        failedTitle={advisersTexts.failed}
        query={advisers}
        skeleton={<Skeleton height="2.2rem" lines={9} />}
      >
        {() =>
          open === undefined ? (
            <EmptyState title={texts.unknown} />
          ) : (
            <AdviserDetail key={id} {...lineOf(open, figures.data?.items)} />
          )
        }
      </QueryView>
    </PanelFrame>
  );
}

function AdviserDetail({ adviser, figures }: AdviserLine) {
  return (
    <Stack gap={16}>
      <Cluster gap={8}>{stateBadge({ adviser })}</Cluster>
      <PanelSection title={texts.account}>
        <DefinitionList
          items={[
            {
              term: texts.email,
              value: <TextLink href={`mailto:${adviser.email}`}>{adviser.email}</TextLink>,
            },
            { term: texts.phone, value: adviser.phone || sharedTexts.none },
            { term: texts.booking, value: adviser.booking_url || texts.noBooking },
            { term: texts.since, value: formatLongDate(adviser.created_at) },
            { term: advisersTexts.columns.seen, value: <LastSeen adviser={adviser} /> },
          ]}
        />
      </PanelSection>
      <AdviserActions adviser={adviser} />
      <AdviserDelegations
        fromId={adviser.id}
        isActive={adviser.state !== 'disabled'}
        name={adviserName(adviser)}
      />
      <PanelSection title={texts.activity}>
        <DefinitionList
          items={[
            { term: advisersTexts.columns.clients, value: adviser.clients },
            ...(figures === null
              ? []
              : [
                  { term: advisersTexts.columns.value, value: sharedTexts.euros(figures.value_eur) },
                  { term: advisersTexts.columns.collected, value: sharedTexts.euros(figures.collected_eur) },
                  { term: texts.underway, value: figures.underway },
                  {
                    term: texts.conversion,
                    value: `${advisersTexts.conversionOf(figures.paying, figures.verified)} · ${showConversion(figures)}`,
                  },
                  { term: texts.delay, value: showDelay(figures) },
                ]),
          ]}
        />
        <TextLink href={addressOf(paths.users, { sales: adviser.id })}>{texts.open}</TextLink>
      </PanelSection>
      <HistorySection id={adviser.id} kind="user" />
    </Stack>
  );
}
