import { useEffect, useState } from 'react';

/**
 * Keeps the keyboard's place. A dialog gives the focus back to what opened it; when that went away with what was done
 * – the button of a contract that is closed now –, it goes to what is left around it, not to the top of the page.
 */
export function KeptPlace() {
  const [place] = useState(() => lineOf(document.activeElement));
  // Syncs the browser's focus with the page the dialog leaves, once the focus had its chance to come back by itself.
  useEffect(
    () => () => {
      requestAnimationFrame(() => requestAnimationFrame(() => takeUp(place)));
    },
    [place],
  );
  return null;
}

/** An element and what holds it, up to the page. */
function lineOf(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  return [element, ...lineOf(element.parentElement)];
}

function takeUp(place: readonly HTMLElement[]): void {
  if (document.activeElement !== document.body) return;
  const left = place.find((element) => element.isConnected);
  if (left === undefined) return;
  if (left.tabIndex < 0) left.tabIndex = -1;
  left.focus({ preventScroll: true });
}
