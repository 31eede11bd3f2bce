import { kaskadTexts } from '@repo/domain/kaskad';
import { Badge } from '@repo/ui/feedback';
import { Deadline } from '../../shared/Deadline.tsx';
import { roundTones } from '../../shared/round-status.ts';
import type { RoundCard } from '../../shared/rounds.model.ts';
import { roundsTexts } from '../../shared/rounds.texts.ts';

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
      <span>
        {roundsTexts.statusUntil(label)}
        <Deadline isRunning until={closes_at} />
      </span>
    </Badge>
  );
}
