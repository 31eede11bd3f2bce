import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useOffered } from '@repo/client/offered';
import { figuresOf, type PortfolioState } from '@repo/client/portfolio';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Todo, todosOf } from './todo.model.ts';

interface TodoState {
  readonly todos: readonly Todo[];
  /** Empty until they are known. */
  readonly contracts: readonly components['schemas']['Contract'][];
  /** Changes when entries come: what they would push down is mounted again, which is no shift. */
  readonly key: string;
}

const none = [] as const;

const confirmationPollMs = 15_000;

/**
 * What waits for the client, above the portfolio. The figures do not wait for it: it is shown once all of it is known, and
 * a request that failed once holds nothing back.
 */
export function useTodo(portfolio: PortfolioState): TodoState {
  const { queries } = useServices();
  // The request of « Mes documents » in its default currency: no amount of this card is converted.
  const contracts = useQuery(queries.query('listContracts', { query: { currency: 'EUR' } }));
  const me = useQuery({
    ...queries.query('getMe'),
    // An address is confirmed from an email: in another tab, or on another device.
    refetchInterval: ({ state }) => (state.data?.email_confirmed === false ? confirmationPollMs : false),
  });
  const hasPrepared = useOffered('listPreparedSubscriptions');
  const canResume = useOffered('resumeSignature');
  const prepared = useQuery({ ...queries.query('listPreparedSubscriptions'), enabled: hasPrepared });
  const isKnown = [contracts, me, prepared].every(
    ({ isLoading, failureCount }) => !isLoading || failureCount > 0,
  );
  const waiting = figuresOf(portfolio)?.waiting ?? (portfolio.kind === 'failed' ? none : undefined);
  const todos = useMemo(
    () =>
      isKnown && waiting !== undefined
        ? todosOf({
            // Without a way back to its signature, nothing can be done about a pending contract.
            contracts: (contracts.data?.signatures ?? none).filter(
              ({ status }) => canResume || status !== 'pending',
            ),
            prepared: prepared.data?.items ?? none,
            user: me.data ?? null,
            waiting,
          })
        : none,
    [isKnown, contracts.data, prepared.data, me.data, waiting, canResume],
  );
  return {
    todos,
    contracts: contracts.data?.signatures ?? none,
    key: todos.length > 0 ? 'under' : 'alone',
  };
}
