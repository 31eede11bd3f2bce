/** When a drawing is worth its script: on a telephone, a screen of figures comes before it. */
import { type RefObject, startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** The first thing a person does. `beforeprint` counts: what is printed was not all on screen. */
const firstGestures = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'scroll', 'beforeprint'] as const;

let hasBegun = false;

function followFirstGesture(tell: () => void): () => void {
  if (hasBegun) return () => undefined;
  const begin = () => {
    hasBegun = true;
    tell();
  };
  for (const gesture of firstGestures) window.addEventListener(gesture, begin, { passive: true, once: true });
  return () => {
    for (const gesture of firstGestures) window.removeEventListener(gesture, begin);
  };
}

/**
 * Whether what stands at `place` is on screen; from the first gesture on, wherever it stands, so that who scrolls finds
 * it drawn. Once wanted, for ever.
 */
export function useIsWanted(place: RefObject<HTMLElement | null>): boolean {
  const isInUse = useSyncExternalStore(followFirstGesture, () => hasBegun);
  // Where nobody can tell what is on screen, everything is.
  const [isOnScreen, setOnScreen] = useState(typeof IntersectionObserver === 'undefined');
  const isWanted = isInUse || isOnScreen;
  // Syncs with what the browser shows.
  useEffect(() => {
    const element = place.current;
    if (isWanted || element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setOnScreen(true));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWanted, place]);
  return isWanted;
}
