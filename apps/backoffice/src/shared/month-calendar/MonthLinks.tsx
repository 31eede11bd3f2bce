import { useAddress } from '@repo/client/use-address';
import { isoDay, monthKey } from '@repo/domain/dates';
import { LinkButton } from '@repo/ui/button';
import { Icon } from '@repo/ui/icons';
import { monthTexts as texts } from '../shared.texts.ts';
import styles from './month-calendar.module.css';
import { monthAfter } from './months.ts';

interface MonthLinksProps {
  readonly month: string;
  readonly today: string;
  /** What the cells show. */
  readonly unit: string;
}

/** The month before, the current one and the next one, up to the current one. */
export function MonthLinks({ month, today, unit }: MonthLinksProps) {
  const { hrefWith } = useAddress();
  const current = monthKey(isoDay(today));
  return (
    <div className={styles.links}>
      <span className={styles.unit}>{unit}</span>
      <LinkButton
        aria-label={texts.previous}
        href={hrefWith({ month: monthAfter(month, -1) })}
        size="sm"
        variant="ghost"
      >
        <Icon name="chevron-left" />
      </LinkButton>
      <LinkButton href={hrefWith({ month: null })} size="sm" variant="ghost">
        {texts.current}
      </LinkButton>
      <LinkButton
        aria-label={texts.next}
        href={hrefWith({ month: monthAfter(month, 1) })}
        isDisabled={month >= current}
        size="sm"
        variant="ghost"
      >
        <Icon name="chevron-right" />
      </LinkButton>
    </div>
  );
}
