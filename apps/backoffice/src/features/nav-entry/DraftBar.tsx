import { formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Conflict } from '@repo/ui/conflict';
import { Banner } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { draftText } from './nav-drafts.model.ts';
import styles from './nav-entry.module.css';
import { draftTexts as texts } from './nav-entry.texts.ts';
import type { NavDraftsState } from './use-nav-drafts.ts';

interface DraftBarProps {
  readonly state: NavDraftsState;
  /** Goes to the effects and the submission, below the grid; null while nothing is typed. */
  readonly onReview: (() => void) | null;
  readonly reviewed: number;
}

/** Saving what is typed, when it was saved last, and what another person saved meanwhile; stays in sight below a long grid. */
export function DraftBar({ state, onReview, reviewed }: DraftBarProps) {
  const last = [...state.drafts.values()].toSorted((a, b) => (a.saved_at < b.saved_at ? 1 : -1))[0];
  return (
    <Stack gap={16}>
      <div className={styles.drafts}>
        {onReview === null ? null : <Button onPress={onReview}>{texts.review(reviewed)}</Button>}
        <Button
          isDisabled={!state.hasChanges || state.conflicts.length > 0}
          isPending={state.isPending}
          onPress={state.save}
          variant="ghost"
        >
          {texts.save}
        </Button>
        <output className={styles.keys}>
          {last === undefined ? texts.none : texts.last(last.author, formatNumericDateTime(last.saved_at))}
        </output>
      </div>
      {state.failure === null ? null : (
        <Banner isLive title={texts.failed} tone="error">
          {state.failure}
        </Banner>
      )}
      {state.conflicts.length === 0 ? null : <DraftConflict state={state} />}
    </Stack>
  );
}

/** Both texts of each cell, and which stays. */
function DraftConflict({ state }: { readonly state: NavDraftsState }) {
  return (
    <Conflict
      fields={state.conflicts.map(({ key, mine, theirs }) => {
        const opened = state.drafts.get(key);
        return {
          id: key,
          label: texts.at(mine.strategy_id.toUpperCase(), formatNumericDate(mine.date)),
          opened: opened === undefined ? sharedTexts.none : draftText(opened),
          now:
            theirs === undefined
              ? texts.gone
              : texts.by(draftText(theirs), theirs.author, formatNumericDateTime(theirs.saved_at)),
          mine: draftText(mine) || texts.emptied,
        };
      })}
      onKeep={state.keepMine}
      onReload={state.takeTheirs}
      refusal={state.refusal}
      title={texts.conflict}
    />
  );
}
