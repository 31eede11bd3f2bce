import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { navFigures } from '@repo/domain/product-figures';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo } from 'react';
import { ComparisonCard } from './ComparisonCard.tsx';
import { NavCard } from './NavCard.tsx';
import { choiceTexts as texts } from './product-choice.texts.ts';
import { comparisonOf, type History, readPoints } from './product-history.model.ts';
import { SimulatorCard } from './SimulatorCard.tsx';

type ProductChoiceProps = Omit<ComponentProps<typeof SimulatorCard>, 'observedFall'>;

/** What a product is chosen by: its NAVs, its alternatives, a simulation. Nothing on a host without histories. */
export function ProductChoice({ strategy, ...simulated }: ProductChoiceProps) {
  const { queries } = useServices();
  const history = useQuery(queries.query('getStrategyHistory', { path: { id: strategy.id } }));
  if (history.error?.status === 404)
    return <SimulatorCard {...simulated} observedFall={null} strategy={strategy} />;
  return (
    <QueryView failedTitle={texts.failed} query={history} skeleton={<ChoiceSkeleton />}>
      {(data) => <Choice {...simulated} history={data} strategy={strategy} />}
    </QueryView>
  );
}

/** Higher than any screen: what is below comes from out of view, and moves out of view. */
function ChoiceSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton height="40rem" />
      <Skeleton height="20rem" />
      <Skeleton height="28rem" />
    </Stack>
  );
}

function Choice({ history, strategy, ...simulated }: ProductChoiceProps & { readonly history: History }) {
  const points = useMemo(() => readPoints(history), [history]);
  const figures = useMemo(() => navFigures(points), [points]);
  const comparison = useMemo(() => comparisonOf(points, history, strategy), [points, history, strategy]);
  return (
    <Stack gap={16}>
      <NavCard figures={figures} points={points} strategy={strategy} />
      {comparison === null ? null : <ComparisonCard comparison={comparison} strategy={strategy} />}
      <SimulatorCard {...simulated} observedFall={figures?.fallInEuros?.rate ?? null} strategy={strategy} />
    </Stack>
  );
}
