import { kaskadTexts } from '@repo/domain/kaskad';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Stack } from '@repo/ui/layout';
import { RoundMarks } from '../../shared/RoundMarks.tsx';
import { type RoundDetail, wholeUnits } from '../../shared/rounds.model.ts';
import { useAmounts } from '../../shared/use-amounts.ts';
import { useRoundLines } from '../../shared/use-round-lines.tsx';
import { roundTexts as texts } from './round.texts.ts';

/** How far a round is, its figures and its rule. */
export function RoundProgress({ detail: { round, fee_percent } }: { readonly detail: RoundDetail }) {
  const { units } = useAmounts();
  const lines = useRoundLines(round);
  const count = (text: string) => units(wholeUnits(text), round.instrument);
  return (
    <Card title={texts.progress}>
      <Stack gap={16}>
        <RoundMarks hasGoals round={round} />
        <DefinitionList
          items={[
            ...lines,
            {
              term: texts.ticket,
              value: texts.tickets(count(round.least), round.most === null ? null : count(round.most)),
            },
            { term: texts.rule, value: kaskadTexts.rule[round.rule] },
            { term: texts.fee, value: texts.percent(fee_percent.replace('.', ',')) },
          ]}
        />
      </Stack>
    </Card>
  );
}
