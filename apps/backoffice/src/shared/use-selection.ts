import { useState } from 'react';

interface Selection {
  readonly ids: readonly string[];
  /** Every row of the list, those of its other pages too. */
  readonly isAll: boolean;
  /** The list that it was made on. */
  readonly list: string;
}

/**
 * The rows that are selected: those of other pages stay, and other filters empty it. Unticking one row of « tout sélectionner »
 * leaves those of the page.
 */
export function useSelection(list: string, pageIds: readonly string[]) {
  const none: Selection = { ids: [], isAll: false, list };
  const [stored, setStored] = useState<Selection>(none);
  const { ids, isAll } = stored.list === list ? stored : none;
  return {
    ids: isAll ? pageIds : ids,
    isAll,
    select: (next: readonly string[]) => setStored({ ids: next, isAll: false, list }),
    selectAll: () => setStored({ ids: [], isAll: true, list }),
  };
}
