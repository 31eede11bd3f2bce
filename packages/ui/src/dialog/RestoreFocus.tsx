import { useEffect, useState } from 'react';

/**
 * Restores the focus after a dialog whose trigger was removed by the action (the « Clôturer » button of a contract that
 * is now closed): the focus goes to the nearest remaining ancestor of the trigger, not to the top of the page.
 */
export function RestoreFocus() {
  const [candidates] = useState(() => ancestorsOf(document.activeElement));
  // Syncs the browser's focus when the dialog unmounts, after its own focus restoration.
  useEffect(
    () => () => {
      requestAnimationFrame(() => requestAnimationFrame(() => focusNearest(candidates)));
    },
    [candidates],
  );
  return null;
}

/** An element and its ancestors, up to the body. */
function ancestorsOf(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  return [element, ...ancestorsOf(element.parentElement)];
}

function focusNearest(candidates: readonly HTMLElement[]): void {
  if (document.activeElement !== document.body) return;
  const remaining = candidates.find((element) => element.isConnected);
  if (remaining === undefined) return;
  if (remaining.tabIndex < 0) remaining.tabIndex = -1;
  remaining.focus({ preventScroll: true });
}
