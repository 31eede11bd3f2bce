import { TextLink } from '@repo/ui/button';
import { Cluster, Columns, Stack } from '@repo/ui/layout';
import { paths } from '../../shared/paths.ts';
import { dueShown, feeShown, type InvestmentDetail, unitsShown } from '../../shared/rounds.model.ts';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import { useAmounts } from '../../shared/use-amounts.ts';
import { WithdrawButton } from '../../shared/WithdrawButton.tsx';
import { Result } from './AllotmentResult.tsx';
import { Documents, Events, Money, Updates } from './InvestmentCards.tsx';
import { investmentTexts as texts } from './investment.texts.ts';
import { NextStep } from './NextStep.tsx';

/** What is known of an investment, and what the client may do. */
export function InvestmentView({ detail }: { readonly detail: InvestmentDetail }) {
  const { investment } = detail;
  const { round } = investment;
  const { units, euros } = useAmounts();
  const fee = feeShown(investment);
  return (
    <Stack gap={20}>
      <Cluster justify="between">
        <Cluster gap={12}>
          <strong>{roundsTexts.project(round.issuer.name, round.name)}</strong>
          <span>
            {texts.unitsDue(
              units(unitsShown(investment), round.instrument),
              euros(dueShown(investment)),
              fee === null ? null : euros(fee),
            )}
          </span>
        </Cluster>
        <Cluster gap={12}>
          <TextLink href={paths.round(round.id)}>{texts.round}</TextLink>
          {investment.can_withdraw ? <WithdrawButton investment={investment} /> : null}
        </Cluster>
      </Cluster>
      <Columns
        aside={
          <>
            <Events detail={detail} />
            <Updates updates={detail.updates} />
          </>
        }
      >
        <NextStep detail={detail} />
        <Result detail={detail} />
        <Money detail={detail} />
        <Documents detail={detail} />
      </Columns>
    </Stack>
  );
}
