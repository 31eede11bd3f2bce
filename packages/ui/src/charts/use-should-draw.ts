/** Decides when to load the script of a chart: on a phone, charts are below the fold. */
import { type RefObject, startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** The first user gesture. `beforeprint` counts: charts below the fold are printed too. */
const firstGestures = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'scroll', 'beforeprint'] as const;

let hasGesture = false;

function subscribeToFirstGesture(onChange: () => void): () => void {
  if (hasGesture) return () => undefined;
  const record = () => {
    hasGesture = true;
    onChange();
  };
  for (const gesture of firstGestures)
    window.addEventListener(gesture, record, { passive: true, once: true });
  return () => {
    for (const gesture of firstGestures) window.removeEventListener(gesture, record);
  };
}

/**
 * Whether the element at `place` is on screen; true for any element from the first user gesture on, so that charts are
 * drawn before they are scrolled to. Never returns to false.
 */
export function useShouldDraw(place: RefObject<HTMLElement | null>): boolean {
  const hasInteracted = useSyncExternalStore(subscribeToFirstGesture, () => hasGesture);
  // Without IntersectionObserver, everything counts as on screen.
  const [isOnScreen, setOnScreen] = useState(typeof IntersectionObserver === 'undefined');
  const shouldDraw = hasInteracted || isOnScreen;
  // Syncs with the IntersectionObserver.
  useEffect(() => {
    const element = place.current;
    if (shouldDraw || element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setOnScreen(true));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [shouldDraw, place]);
  return shouldDraw;
}
