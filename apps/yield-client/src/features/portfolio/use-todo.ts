import { useServices } from '@repo/auth';
import { figuresOf, type PortfolioState } from '@repo/client/portfolio';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Todo, todosOf } from './todo.model.ts';

interface TodoState {
  readonly todos: readonly Todo[];
  /** Loading until what stands above the figures is known: it would push them down. */
  readonly state: PortfolioState;
  /** Changes when entries come with the figures: what they would push down is mounted again, which is no shift. */
  readonly key: string;
}

const LOADING: PortfolioState = { kind: 'loading' };
const none = [] as const;

/** What waits for the client, with the portfolio under it. A request that failed once holds nothing back. */
export function useTodo(portfolio: PortfolioState): TodoState {
  const { queries } = useServices();
  // The request of « Mes documents » in its default currency: no amount of this card is converted.
  const contracts = useQuery(queries.query('listContracts', { query: { currency: 'EUR' } }));
  const me = useQuery(queries.query('getMe'));
  const isKnown = [contracts, me].every(({ isPending, failureCount }) => !isPending || failureCount > 0);
  const state = isKnown ? portfolio : LOADING;
  const waiting = figuresOf(state)?.waiting ?? (state.kind === 'failed' ? none : undefined);
  const todos = useMemo(
    () =>
      waiting === undefined
        ? []
        : todosOf({ contracts: contracts.data?.signatures ?? [], user: me.data ?? null, waiting }),
    [contracts.data, me.data, waiting],
  );
  const [hadTodos, setHadTodos] = useState<boolean | null>(null);
  if (hadTodos === null && waiting !== undefined) setHadTodos(todos.length > 0);
  return { todos, state, key: hadTodos === true ? 'under' : 'alone' };
}
