import { formatLongDateTime, formatNumericDateTime } from '@repo/domain/format';
import { Badge } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import styles from './legal-period.module.css';
import { type Investment, passedShare, periodOf } from './rounds.model.ts';
import { roundsTexts } from './rounds.texts.ts';
import { timeLeft } from './time-left.model.ts';
import { useNow } from './use-now.ts';

const texts = roundsTexts.period;

/** The reflection or the withdrawal that runs, and how much of it has passed; nothing without one. */
export function LegalPeriod({ investment }: { readonly investment: Investment }) {
  const period = periodOf(investment);
  const at = useNow(period !== null);
  if (period === null) return null;
  const { kind, from, until } = period;
  const left = timeLeft(until.toISOString(), at);
  const width = `${Math.round(passedShare(period, at) * 1000) / 10}%`;
  return (
    <Stack gap={8}>
      <div>
        <Badge tone="accent">{texts[kind].badge}</Badge>
      </div>
      <p className={styles.title}>{texts.title(formatLongDateTime(until.toISOString()))}</p>
      <p className="muted">{texts[kind].text}</p>
      <div aria-hidden="true" className={styles.track}>
        <i style={{ inlineSize: width }} />
      </div>
      <div className={styles.ends}>
        <span>{formatNumericDateTime(from.toISOString())}</span>
        {left === null ? null : <span className={styles.left}>{roundsTexts.left(left)}</span>}
        <span>{formatNumericDateTime(until.toISOString())}</span>
      </div>
    </Stack>
  );
}
