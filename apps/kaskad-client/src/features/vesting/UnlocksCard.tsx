import { type IsoDay, isoDay } from '@repo/domain/dates';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DatePicker } from '@repo/ui/date-field';
import { Stack } from '@repo/ui/layout';
import { useId } from 'react';
import type { ReadGrant } from '../../shared/grants.model.ts';
import { UnlockChart } from '../../shared/UnlockChart.tsx';
import { useUnits } from '../../shared/use-units.ts';
import { explain } from './explanation.model.ts';
import styles from './vesting.module.css';
import { vestingTexts } from './vesting.texts.ts';

const texts = vestingTexts.unlocks;

interface UnlocksCardProps {
  readonly grant: ReadGrant;
  readonly today: IsoDay;
  readonly day: IsoDay;
  readonly onDay: (day: IsoDay) => void;
}

/** The chart, whose cursor and « À la date du » are one control, and how the figure of that day is computed. */
export function UnlocksCard({ grant, today, day, onDay }: UnlocksCardProps) {
  const units = useUnits(grant.unitClass);
  const titleId = useId();
  return (
    <Card>
      <Stack gap={20}>
        <div className={styles.day}>
          <DatePicker
            label={texts.day}
            onChange={(chosen) => {
              if (chosen !== null) onDay(isoDay(chosen));
            }}
            value={day}
          />
          {day === today ? null : (
            <Button onPress={() => onDay(today)} size="sm" variant="ghost">
              {texts.today}
            </Button>
          )}
        </div>
        <UnlockChart chosen={{ day, onChange: onDay }} grant={grant} today={today} />
        <section aria-labelledby={titleId} className={styles.how}>
          <h3 id={titleId}>{texts.how}</h3>
          <div aria-live="polite">
            {explain(grant, day, today, units).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </section>
      </Stack>
    </Card>
  );
}
