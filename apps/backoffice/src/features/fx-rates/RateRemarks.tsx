import { useServices } from '@repo/auth';
import { addDays, isIsoDay, isoDay } from '@repo/domain/dates';
import type { RatePair } from '@repo/domain/rates';
import { Button } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { remarksOn } from './manual-rate.model.ts';
import { manualRateTexts as texts } from './manual-rate.texts.ts';

export interface RateRemarksProps {
  readonly pair: RatePair;
  readonly day: string | null;
  readonly rate: string;
  readonly today: string;
  readonly onWithdraw: (day: string) => void;
}

/** What the rate replaces, and how far it is from the one before it. */
export function RateRemarks({ pair, day, rate, today, onWithdraw }: RateRemarksProps) {
  const { queries } = useServices();
  const chosen = day !== null && isIsoDay(day) && day <= today ? day : null;
  const query = { pair, from: addDays(chosen ?? isoDay(today), -1), to: chosen ?? today };
  const found = useQuery({ ...queries.query('listFxRates', { query }), enabled: chosen !== null });
  if (chosen === null || found.data === undefined) return null;
  const { lines, isUnusual, isPublished } = remarksOn({ pair, day: chosen, rate }, found.data.items);
  if (lines.length === 0) return null;
  return (
    <Banner
      action={
        isPublished ? (
          <Button onPress={() => onWithdraw(chosen)} size="sm" variant="ghost">
            {texts.withdraw}
          </Button>
        ) : undefined
      }
      isLive
      tone={isUnusual ? 'warning' : 'info'}
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Banner>
  );
}
