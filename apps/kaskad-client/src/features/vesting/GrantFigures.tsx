import { daysBetween, type IsoDay } from '@repo/domain/dates';
import { formatLongDate, formatNumericDate, formatPercent } from '@repo/domain/format';
import { trancheTable } from '@repo/domain/kaskad';
import { Button, IconButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Dialog } from '@repo/ui/dialog';
import { Banner } from '@repo/ui/feedback';
import { Figure } from '@repo/ui/figure';
import { Stack } from '@repo/ui/layout';
import { useState } from 'react';
import { type ReadGrant, shareOf, trancheDay } from '../../shared/grants.model.ts';
import { useUnits } from '../../shared/use-units.ts';
import styles from './vesting.module.css';
import { vestingTexts } from './vesting.texts.ts';

const texts = vestingTexts.figures;

interface GrantFiguresProps {
  readonly grant: ReadGrant;
  readonly today: IsoDay;
  readonly onClaim: () => void;
}

/** « Débloqué au … » and « Réclamable maintenant », over one bar. */
export function GrantFigures({ grant, today, onClaim }: GrantFiguresProps) {
  const { write, isHidden } = useUnits(grant.unitClass);
  const position = grant.positionOn(today);
  const { total, acquired, unlocked, claimable } = position;
  const hasLock = grant.plans.unlock !== null;
  const free = acquired < unlocked ? acquired : unlocked;
  const isUndated = trancheTable(grant.plans.unlock ?? grant.plans.acquisition, grant.tgeDay).some(
    ({ at, day }) => day === null && at.from === null,
  );
  return (
    <Card padding="none">
      <div className={styles.figures}>
        <div className={styles.unlocked}>
          <Figure
            amount={write(free)}
            isHidden={isHidden}
            label={texts.unlockedOn(formatLongDate(today))}
            size="hero"
          />
          <p className={styles.about}>
            {texts.share(formatPercent(shareOf(free, total)), write(total))}{' '}
            {texts.acquired(write(acquired), hasLock)} <Glossary />
          </p>
          <Bar grant={grant} today={today} />
        </div>
        <div className={styles.claimable}>
          <Figure amount={write(claimable)} isHidden={isHidden} label={texts.claimable} size="large" />
          {grant.unitClass.network === null || claimable === 0n ? (
            <p className={styles.about}>
              {grant.unitClass.network === null ? texts.notClaimable : texts.nothingToClaim}
            </p>
          ) : (
            <Button isChange onPress={onClaim}>
              {texts.claim(write(claimable))}
            </Button>
          )}
          <Next grant={grant} today={today} />
        </div>
      </div>
      {isUndated ? <Banner tone="info">{texts.tgeUnknown}</Banner> : null}
    </Card>
  );
}

/** Claimed, being claimed, claimable and to come, in proportion; the words under it have the figures. */
function Bar({ grant, today }: Pick<GrantFiguresProps, 'grant' | 'today'>) {
  const { bare } = useUnits(grant.unitClass);
  const { total, claimed, claimable, pending } = grant.positionOn(today);
  const parts = [
    { id: 'claimed', units: claimed },
    { id: 'pending', units: pending },
    { id: 'claimable', units: claimable },
    { id: 'future', units: total - claimed - pending - claimable },
  ] as const;
  const shown = parts.filter(({ id, units }) => id !== 'pending' || units > 0n);
  return (
    <>
      <div aria-hidden="true" className={styles.bar}>
        {parts.map(({ id, units }) =>
          units === 0n ? null : <i data-part={id} key={id} style={{ flexGrow: shareOf(units, total) }} />,
        )}
      </div>
      <dl className={styles.parts}>
        {shown.map(({ id, units }) => (
          <div key={id}>
            <dt data-part={id}>{texts.parts[id]}</dt>
            <dd>
              <strong>{bare(units)}</strong> {formatPercent(shareOf(units, total))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Next({ grant, today }: Pick<GrantFiguresProps, 'grant' | 'today'>) {
  const { bare } = useUnits(grant.unitClass);
  const { next } = grant.positionOn(today);
  const last = trancheTable(grant.plans.unlock ?? grant.plans.acquisition, grant.tgeDay).at(-1);
  const nextLine =
    next === null ? (
      texts.noNext
    ) : (
      <Stack gap={4}>
        <strong>{texts.dayAndUnits(formatNumericDate(next.day), bare(next.units))}</strong>
        <span className={styles.about}>{texts.inDays(daysBetween(today, next.day))}</span>
      </Stack>
    );
  const items = [
    { term: texts.next, value: nextLine },
    ...(last === undefined
      ? []
      : [{ term: texts.last, value: texts.dayAndUnits(trancheDay(last), bare(last.units)) }]),
  ];
  return <DefinitionList items={items} />;
}

/** « Acquis » and « débloqué » are not the same: what each means. */
function Glossary() {
  const [isOpen, setOpen] = useState(false);
  const words = vestingTexts.glossary;
  return (
    <>
      <IconButton icon="info" label={words.open} onPress={() => setOpen(true)} size="sm" variant="quiet" />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.title}>
        <Stack gap={12}>
          <p>{words.acquired}</p>
          <p>{words.unlocked}</p>
          <p>{words.rule}</p>
        </Stack>
      </Dialog>
    </>
  );
}
