import { type ApiError, invalidate, type OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { toast } from '@repo/ui/toast';
import { type Dispatch, useState } from 'react';
import {
  byCell,
  conflictsOf,
  type DraftConflict,
  type Drafts,
  draftChanges,
  typedOf,
  withSaved,
} from './nav-drafts.model.ts';
import type { GridAction, NavUnit, Typed } from './nav-entry.model.ts';
import { draftTexts as texts } from './nav-entry.texts.ts';

interface Grid {
  readonly typed: Typed;
  readonly unit: NavUnit;
  readonly dispatch: Dispatch<GridAction>;
}

/** The drafts that the grid was opened with or saved, and what another person saved meanwhile. */
export function useNavDrafts(opened: Drafts, { typed, unit, dispatch }: Grid) {
  const { api, queries, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const [drafts, setDrafts] = useState(opened);
  const [conflicts, setConflicts] = useState<readonly DraftConflict[]>([]);
  const changes = draftChanges(typed, unit, drafts);
  const save = useSending<OperationOutput<'saveNavDraft'>, ApiError, typeof changes>({
    mutationFn: (cells) => api.call('saveNavDraft', { body: { cells }, idempotencyKey: keyOf({ cells }) }),
    onSuccess: async (saved, sent) => {
      setDrafts(withSaved(drafts, sent, byCell(saved.drafts)));
      setConflicts([]);
      toast.success(texts.saved);
      await invalidate(queryClient, 'listNavDrafts', 'getNavCalendar');
    },
    onError: async (error, sent) => {
      if (error.code !== 'nav_drafts.moved') return;
      const query = { ...queries.query('listNavDrafts'), staleTime: 0 };
      setConflicts(conflictsOf(sent, byCell((await queryClient.fetchQuery(query)).drafts)));
    },
  });
  /** What they stored is what is typed over from now on. */
  const acknowledge = (): Drafts => {
    const stored = new Map(
      conflicts.flatMap(({ key, theirs }) => (theirs === undefined ? [] : [[key, theirs] as const])),
    );
    setDrafts(
      withSaved(
        drafts,
        conflicts.map(({ mine }) => mine),
        stored,
      ),
    );
    setConflicts([]);
    save.reset();
    return stored;
  };
  return {
    drafts,
    conflicts,
    hasChanges: changes.length > 0,
    isPending: save.isPending,
    /** The save that found the conflicts. */
    refusal: save.error,
    failure: conflicts.length > 0 ? null : (save.error?.message ?? null),
    save: () => save.send(changes),
    keepMine: () => {
      acknowledge();
    },
    takeTheirs: () => {
      const emptied = Object.fromEntries(conflicts.map(({ key }) => [key, '']));
      dispatch({ kind: 'paste', cells: { ...emptied, ...typedOf(acknowledge()) } });
    },
    /** Their cells were submitted, which deletes their drafts. */
    submitted: (cells: Parameters<typeof withSaved>[1]) => setDrafts(withSaved(drafts, cells, new Map())),
  };
}

export type NavDraftsState = ReturnType<typeof useNavDrafts>;
