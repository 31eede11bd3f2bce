import type { components } from '@repo/api-sdk';
import { formatBookAmount, formatNumericDate } from '@repo/domain/format';
import { payoutKindTexts, payoutStateTexts } from '@repo/domain/payouts';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { paths } from '../../shared/paths.ts';
import { contractPanelTexts as texts } from './contract-panel.texts.ts';

type Payout = components['schemas']['ContractPayout'];

/** What is or was owed for a contract, each linked to its payout. */
export function PayoutsSection({ payouts }: { readonly payouts: readonly Payout[] }) {
  if (payouts.length === 0) return null;
  return (
    <PanelSection title={texts.payoutsTitle}>
      <DefinitionList
        items={payouts.map((payout) => ({
          term: payoutKindTexts[payout.kind],
          value: (
            <TextLink href={paths.payout(payout.id)}>
              {formatBookAmount(payout.amount, payout.asset)} · {stateOf(payout)}
            </TextLink>
          ),
        }))}
      />
    </PanelSection>
  );
}

function stateOf({ state, executed_on: executedOn, due_by: dueBy }: Payout): string {
  if (executedOn !== null) return texts.payoutExecuted(formatNumericDate(executedOn));
  return dueBy === null
    ? payoutStateTexts[state]
    : texts.payoutDue(payoutStateTexts[state], formatNumericDate(dueBy));
}
