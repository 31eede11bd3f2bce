import { formatPercent } from '@repo/domain/format';
import { kaskadTexts, roundMarks } from '@repo/domain/kaskad';
import styles from './round-marks.module.css';
import { type RoundCard, roundProgress } from './rounds.model.ts';
import { roundsTexts } from './rounds.texts.ts';
import { useAmounts } from './use-amounts.ts';

const texts = roundsTexts.marks;

interface RoundMarksProps {
  readonly round: RoundCard;
  /** Whether the minimum, the target and the cap stand on the bar, and each mark is explained. */
  readonly hasGoals?: boolean;
}

/** The three marks of a round on one bar, which differ by their pattern too; their words; and the sentence of both. */
export function RoundMarks({ round, hasGoals = false }: RoundMarksProps) {
  const { units, bare, percent, isHidden } = useAmounts();
  const progress = roundProgress(round);
  const share = (mark: (typeof roundMarks)[number]) => percent(formatPercent(progress.shares[mark]));
  const [firm, ...others] = roundMarks;
  const parts = [
    texts[firm](
      units(progress.units[firm], round.instrument),
      share(firm),
      !isHidden && progress.units[firm] < 2n,
    ),
    ...others.map((mark) => texts[mark](bare(progress.units[mark]), share(mark))),
  ];
  return (
    <section aria-label={texts.name(round.name)} className={styles.marks}>
      <div aria-hidden="true" className={styles.track}>
        {isHidden ? null : (
          <div className={styles.bar}>
            {progress.parts.map(({ id, share: grow }) => (
              <i data-mark={id} key={id} style={{ flexGrow: grow }} />
            ))}
          </div>
        )}
        {hasGoals && !isHidden
          ? (['minimum', 'target', 'cap'] as const).map((goal) => (
              <b key={goal} style={{ insetInlineStart: `${progress.places[goal] * 100}%` }} />
            ))
          : null}
      </div>
      <dl className={styles.words}>
        {roundMarks.map((mark) => (
          <div key={mark}>
            <dt data-mark={mark}>{kaskadTexts.mark[mark]}</dt>
            <dd>
              <strong>{share(mark)}</strong> {bare(progress.units[mark])}
            </dd>
            {hasGoals ? <dd className={styles.help}>{texts.help[mark]}</dd> : null}
          </div>
        ))}
      </dl>
      <p className={styles.sentence}>{texts.sentence(parts, units(progress.cap, round.instrument))}</p>
    </section>
  );
}
