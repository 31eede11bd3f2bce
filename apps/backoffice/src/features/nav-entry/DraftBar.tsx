import { formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { DataTable } from '@repo/ui/data-table';
import { Banner } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { draftText } from './nav-drafts.model.ts';
import styles from './nav-entry.module.css';
import { draftTexts as texts } from './nav-entry.texts.ts';
import type { NavDraftsState } from './use-nav-drafts.ts';

/** Saving what is typed, when it was saved last, and what another person saved meanwhile. */
export function DraftBar({ state }: { readonly state: NavDraftsState }) {
  const last = [...state.drafts.values()].toSorted((a, b) => (a.saved_at < b.saved_at ? 1 : -1))[0];
  return (
    <Stack gap={16}>
      <Cluster gap={16}>
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
      </Cluster>
      {state.failure === null ? null : (
        <Banner isLive title={texts.failed} tone="error">
          {state.failure}
        </Banner>
      )}
      {state.conflicts.length === 0 ? null : <Conflict state={state} />}
    </Stack>
  );
}

/** Both texts of each cell, and which stays. */
function Conflict({ state: { conflicts, keepMine, takeTheirs } }: { readonly state: NavDraftsState }) {
  return (
    <Stack gap={8}>
      <Banner
        action={
          <Cluster gap={8}>
            <Button onPress={keepMine} size="sm" variant="ghost">
              {texts.keepMine}
            </Button>
            <Button onPress={takeTheirs} size="sm" variant="ghost">
              {texts.takeTheirs}
            </Button>
          </Cluster>
        }
        isLive
        title={texts.conflict}
        tone="warning"
      >
        {texts.conflictHelp}
      </Banner>
      <DataTable
        columns={[
          {
            id: 'cell',
            header: texts.cell,
            isRowName: true,
            cell: ({ mine }) => texts.at(mine.strategy_id.toUpperCase(), formatNumericDate(mine.date)),
          },
          { id: 'mine', header: texts.mine, cell: ({ mine }) => draftText(mine) || texts.emptied },
          {
            id: 'theirs',
            header: texts.theirs,
            cell: ({ theirs }) =>
              theirs === undefined
                ? texts.gone
                : texts.by(draftText(theirs), theirs.author, formatNumericDateTime(theirs.saved_at)),
          },
        ]}
        label={texts.conflict}
        rowId={({ key }) => key}
        rows={conflicts}
      />
    </Stack>
  );
}
