import { type KeyboardEvent, useState } from 'react';
import { nextPoint } from './reading.model.ts';

export interface ActivePoint {
  /** The index of the active point, by pointer or by keyboard; `null` when there is none. */
  readonly index: number | null;
  readonly select: (index: number | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The active point, when the page sets it: there is always one. */
export interface PointCursor {
  readonly index: number;
  readonly onChange: (index: number) => void;
}

/** One active point at a time, set by hover, touch or the arrow keys. */
export function useActivePoint(count: number, cursor?: PointCursor): ActivePoint {
  const [chosen, setChosen] = useState<number | null>(null);
  // New data may be shorter than the active index.
  const own = chosen !== null && chosen < count ? chosen : null;
  const index = cursor === undefined ? own : cursor.index;
  const select = (next: number | null) => {
    if (cursor === undefined) setChosen(next);
    else if (next !== null) cursor.onChange(next);
  };
  return {
    index,
    select,
    onKeyDown: (event) => {
      if (event.key === 'Escape' && index !== null) {
        select(null);
        return;
      }
      const next = nextPoint(event.key, index, count);
      if (next === null) return;
      event.preventDefault();
      select(next);
    },
  };
}
