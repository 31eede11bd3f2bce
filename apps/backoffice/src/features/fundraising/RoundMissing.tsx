import { kaskadTexts, type RoundField } from '@repo/domain/kaskad';
import { LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Banner } from '@repo/ui/feedback';
import { Icon } from '@repo/ui/icons';
import { Stack } from '@repo/ui/layout';
import { paths } from '../../shared/paths.ts';
import styles from './fundraising.module.css';
import { roundFormTexts } from './round-form.texts.ts';
import type { StaffRound } from './rounds.model.ts';
import { roundTexts as texts } from './rounds.texts.ts';

/** What a draft lacks, as a checklist that leads to its form; nothing once it is whole. */
export function RoundMissing({ round: { round, missing, actions } }: { readonly round: StaffRound }) {
  if (missing.length === 0 || round.status !== 'draft') return null;
  return (
    <Card title={texts.missing}>
      <Stack gap={12}>
        <p className={styles.muted}>{texts.missingHelp}</p>
        <ul aria-label={roundFormTexts.missingList} className={styles.list}>
          {missing.map((field) => (
            <li className={styles.lacking} key={field}>
              <Icon name="warning" size={16} /> {kaskadTexts.roundField[field]}
            </li>
          ))}
        </ul>
        {actions.includes('update') ? (
          <div>
            <LinkButton href={paths.editRound(round.id)} variant="primary">
              {texts.complete}
            </LinkButton>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}

/** The same above the form: those that are still empty. */
export function MissingBanner({ fields }: { readonly fields: readonly RoundField[] }) {
  if (fields.length === 0) return null;
  return (
    <Banner title={roundFormTexts.missing} tone="warning">
      {roundFormTexts.missingHelp}
      <ul aria-label={roundFormTexts.missingList} className={styles.bullets}>
        {fields.map((field) => (
          <li key={field}>{kaskadTexts.roundField[field]}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** Another person submitted or ended the draft: what was typed stays to be copied. */
export function OverBanner() {
  return (
    <Banner isLive title={roundFormTexts.notDraft} tone="warning">
      {roundFormTexts.notDraftTyped}
    </Banner>
  );
}
