import { Card } from '@repo/ui/card';
import { Banner } from '@repo/ui/feedback';
import { Icon } from '@repo/ui/icons';
import { Stack } from '@repo/ui/layout';
import styles from './fundraising.module.css';
import { type StaffRound, shownEuros, shownUnits } from './rounds.model.ts';
import { roundTexts as texts } from './rounds.texts.ts';

/** Before its opening nothing is committed: each check would be fulfilled by none. */
const isPrepared = (status: string) => status === 'draft' || status === 'review';

/** What has to be true before its issue, the ceiling of its regime, and its reservations. */
export function RoundControls({ round }: { readonly round: StaffRound }) {
  const { count, units } = round.reservations;
  const hasChecklist = round.checklist.length > 0 && !isPrepared(round.round.status);
  return (
    <>
      {hasChecklist ? <RoundChecklist checklist={round.checklist} /> : null}
      {round.ceiling === null ? null : <Ceiling ceiling={round.ceiling} />}
      <Card title={texts.reservations}>
        <p>{texts.reservationsOf(count, shownUnits(units))}</p>
      </Card>
    </>
  );
}

export function RoundChecklist({ checklist }: Pick<StaffRound, 'checklist'>) {
  return (
    <Card title={texts.checklist}>
      <ul className={styles.list}>
        {checklist.map(({ check, missing }) => (
          <li className={styles.check} key={check}>
            <span>{texts.checks[check]}</span>
            <span className={missing === 0 ? styles.fine : styles.lacking}>
              <Icon name={missing === 0 ? 'success' : 'warning'} size={16} />
              {missing === 0 ? texts.checkDone : texts.checkMissing(missing)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Ceiling({ ceiling }: { readonly ceiling: NonNullable<StaffRound['ceiling']> }) {
  const { unit, reached, limit, is_crossed: isCrossed } = ceiling;
  const shown = unit === 'euro' ? shownEuros : shownUnits;
  return (
    <Card title={texts.ceiling}>
      <Stack gap={8}>
        <p>{texts.ceilingOf[unit](shown(reached), shown(limit))}</p>
        {isCrossed ? <Banner tone="error">{texts.ceilingCrossed}</Banner> : null}
      </Stack>
    </Card>
  );
}
