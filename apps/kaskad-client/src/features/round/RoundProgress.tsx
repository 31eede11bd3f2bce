import { kaskadTexts } from '@repo/domain/kaskad';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Badge } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { Deadline } from '../../shared/Deadline.tsx';
import { RoundMarks } from '../../shared/RoundMarks.tsx';
import { roundTones } from '../../shared/round-status.ts';
import { type RoundCard, type RoundDetail, wholeUnits } from '../../shared/rounds.model.ts';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import { useAmounts } from '../../shared/use-amounts.ts';
import { useRoundLines } from '../../shared/use-round-lines.tsx';
import styles from './round.module.css';
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

interface RoundBadgeProps {
  readonly round: Pick<RoundCard, 'status' | 'is_taking' | 'is_reserving' | 'closes_at'>;
}

/** « Ouverte jusqu’au 30 novembre 2026 à 18:00, encore 18 jours »; the state alone of a round that takes nothing. */
export function RoundBadge({ round }: RoundBadgeProps) {
  const { status, is_taking, is_reserving, closes_at } = round;
  const label = kaskadTexts.round[status];
  if (!is_taking && !is_reserving) return <Badge tone={roundTones[status]}>{label}</Badge>;
  return (
    <Badge tone={roundTones[status]}>
      <span className={styles.deadline}>
        {roundsTexts.statusUntil(label)}
        <Deadline isRunning until={closes_at} />
      </span>
    </Badge>
  );
}
