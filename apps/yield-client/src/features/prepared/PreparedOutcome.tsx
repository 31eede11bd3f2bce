import type { OperationOutput } from '@repo/api-sdk';
import { LinkButton } from '@repo/ui/button';
import { EmptyState } from '@repo/ui/feedback';
import { paths } from '../../shared/paths.ts';
import { preparedTexts as texts } from './prepared.texts.ts';

type Prepared = OperationOutput<'getPreparedSubscription'>;

/** It does not await its client any more: what it has become, and where to go on. */
export function PreparedOutcome({ prepared }: { readonly prepared: Prepared }) {
  const { state, contract, terms } = prepared;
  if (state === 'draft' || state === 'sent') return null;
  const hint = contract === null ? 'none' : contractHint(contract.status);
  return (
    <EmptyState
      action={
        contract === null ? (
          <LinkButton href={paths.products}>{texts.toProducts}</LinkButton>
        ) : hint === 'pending' ? (
          <LinkButton href={paths.resumption(terms.strategy_id, contract.id)}>{texts.toSign}</LinkButton>
        ) : (
          <LinkButton href={paths.documents}>{texts.toDocuments}</LinkButton>
        )
      }
      title={texts.states[state]}
    >
      {texts.stateHints[hint]}
    </EmptyState>
  );
}

function contractHint(status: NonNullable<Prepared['contract']>['status']): 'pending' | 'signed' | 'ended' {
  if (status === 'pending') return 'pending';
  return status === 'signed' || status === 'closed' ? 'signed' : 'ended';
}
