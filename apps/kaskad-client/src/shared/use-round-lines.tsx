import { unitsCost } from '@repo/domain/kaskad';
import { decimal } from '@repo/domain/money';
import type { DefinitionListProps } from '@repo/ui/definition-list';
import { Deadline } from './Deadline.tsx';
import { isCurrent, type RoundCard, wholeUnits } from './rounds.model.ts';
import { roundsTexts as texts } from './rounds.texts.ts';
import { useAmounts } from './use-amounts.ts';

/** The figures of a round: goals in units and euros, deadline, price, valuation, investors. */
export function useRoundLines(round: RoundCard): DefinitionListProps['items'] {
  const { units, euros, price } = useAmounts();
  const goal = (text: string) => {
    const count = wholeUnits(text);
    return texts.goal(units(count, round.instrument), euros(unitsCost(count, decimal(round.price))));
  };
  const isOpen = round.is_taking || round.is_reserving;
  return [
    ...(['minimum', 'target', 'cap'] as const).map((id) => ({
      term: texts.goals[id],
      value: goal(round[id]),
    })),
    { term: texts.price, value: price(round.price) },
    ...(round.pre_money === null || round.post_money === null
      ? []
      : [
          { term: texts.valuation, value: texts.valuations(euros(round.pre_money), euros(round.post_money)) },
        ]),
    { term: texts.investors, value: String(round.investors) },
    ...(round.is_taking
      ? []
      : isCurrent(round)
        ? [{ term: texts.opening, value: <Deadline isRunning={false} until={round.opens_at} /> }]
        : []),
    { term: texts.deadline, value: <Deadline isRunning={isOpen} until={round.closes_at} /> },
  ];
}
