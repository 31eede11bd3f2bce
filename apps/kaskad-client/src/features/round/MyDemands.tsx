import { useServices } from '@repo/auth';
import { kaskadTexts } from '@repo/domain/kaskad';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { StatusBadge } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { LegalPeriod } from '../../shared/LegalPeriod.tsx';
import { paths } from '../../shared/paths.ts';
import { investmentTones } from '../../shared/round-status.ts';
import {
  dueShown,
  type Investment,
  roundPollIntervalMs,
  tabOf,
  unitsShown,
} from '../../shared/rounds.model.ts';
import { useAmounts } from '../../shared/use-amounts.ts';
import { WithdrawButton } from '../../shared/WithdrawButton.tsx';
import { roundTexts as texts } from './round.texts.ts';

/** The running demands of the client in this round, each with its legal period, and « Se rétracter » while it applies. */
export function MyDemands({ roundId }: { readonly roundId: string }) {
  const { queries } = useServices();
  const investments = useQuery({
    ...queries.query('listInvestments'),
    refetchInterval: roundPollIntervalMs,
  });
  const items = (investments.data?.items ?? []).filter(
    (item) => item.round.id === roundId && tabOf(item) !== 'ended',
  );
  if (items.length === 0) return null;
  return (
    <Card title={texts.investments}>
      <Stack gap={24}>
        {items.map((item) => (
          <Demand investment={item} key={item.id} />
        ))}
      </Stack>
    </Card>
  );
}

function Demand({ investment }: { readonly investment: Investment }) {
  const { id, reference, round, state } = investment;
  const { units, euros } = useAmounts();
  return (
    <Stack gap={12}>
      <Cluster justify="between">
        <Cluster gap={12}>
          <TextLink href={paths.investment(id)}>{reference}</TextLink>
          <span>
            {texts.demand(units(unitsShown(investment), round.instrument), euros(dueShown(investment)))}
          </span>
          <StatusBadge labels={kaskadTexts.investment} status={state} tones={investmentTones} />
        </Cluster>
        {investment.can_withdraw ? <WithdrawButton investment={investment} /> : null}
      </Cluster>
      <LegalPeriod investment={investment} />
    </Stack>
  );
}
