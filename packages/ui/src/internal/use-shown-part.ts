import { type RefObject, useEffect, useRef } from 'react';

/** For a row that scrolls sideways: scrolls it, as little as it takes, to its selected part, out of view on a narrow screen, each time `selected` differs. */
export function useShownPart<Row extends HTMLElement>(selected: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    // The tabs of the library are in the page one render after their list.
    const next = requestAnimationFrame(() => showSelected(row.current, selected));
    return () => cancelAnimationFrame(next);
  }, [selected]);
  return row;
}

function showSelected(row: HTMLElement | null, selected: string): void {
  const part = row?.querySelector('[aria-selected="true"], [aria-current="page"]');
  if (!row || !part || selected === '') return;
  const { left, right } = part.getBoundingClientRect();
  const bounds = row.getBoundingClientRect();
  const beyond = Math.max(0, right - bounds.right) + Math.min(0, left - bounds.left);
  if (beyond !== 0) row.scrollBy({ left: beyond });
}
