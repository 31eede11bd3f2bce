import { type KeyboardEvent, useState } from 'react';
import { nextPoint } from './reading.model.ts';

export interface ActivePoint {
  /** The index of the active point, by pointer or by keyboard; `null` when there is none. */
  readonly index: number | null;
  readonly select: (index: number | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One active point at a time, set by hover, touch or the arrow keys. */
export function useActivePoint(count: number): ActivePoint {
  const [chosen, setChosen] = useState<number | null>(null);
  // New data may be shorter than the active index.
  const index = chosen !== null && chosen < count ? chosen : null;
  return {
    index,
    select: setChosen,
    onKeyDown: (event) => {
      if (event.key === 'Escape' && index !== null) {
        setChosen(null);
        return;
      }
      const next = nextPoint(event.key, index, count);
      if (next === null) return;
      event.preventDefault();
      setChosen(next);
    },
  };
}
