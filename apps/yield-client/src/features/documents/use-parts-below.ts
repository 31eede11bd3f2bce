import { useServices } from '@repo/auth';
import { useOffered } from '@repo/client/offered';
import type { DisplayCurrency } from '@repo/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const order = ['none', 'yields', 'statements', 'all'] as const;

export type PartsBelow = (typeof order)[number];

interface PartsOptions {
  /** The contracts are on screen. */
  readonly isReady: boolean;
  readonly hasContracts: boolean;
  readonly currency: DisplayCurrency;
}

/**
 * The parts that may render below the contracts: each once what is above it has loaded or failed. None is taken away
 * when another currency loads.
 */
export function usePartsBelow({ isReady, hasContracts, currency }: PartsOptions): PartsBelow {
  const { queries } = useServices();
  const hasStatements = useOffered('listStatements');
  const flows = useQuery({
    ...queries.query('listYieldFlows', { query: { currency } }),
    enabled: isReady && hasContracts,
  });
  const statements = useQuery({ ...queries.query('listStatements'), enabled: isReady && hasStatements });
  const yearly = useQuery({
    ...queries.query('listYearlyDocuments'),
    enabled: isReady && statements.data !== undefined && statements.data.next !== null,
  });
  const [shown, setShown] = useState(0);
  const reached = reachedBy({
    isReady,
    isYieldsKnown: !flows.isLoading,
    isStatementsKnown: !statements.isLoading && !yearly.isLoading,
  });
  if (reached > shown) setShown(reached);
  return order[Math.max(reached, shown)] ?? 'all';
}

interface Known {
  readonly isReady: boolean;
  readonly isYieldsKnown: boolean;
  readonly isStatementsKnown: boolean;
}

function reachedBy({ isReady, isYieldsKnown, isStatementsKnown }: Known): number {
  if (!isReady) return order.indexOf('none');
  if (!isYieldsKnown) return order.indexOf('yields');
  return order.indexOf(isStatementsKnown ? 'all' : 'statements');
}
