import { useCallback, useEffect, useRef } from 'react';

/** For a button that a form replaces: once the form is closed, the button gets the focus, which would be lost. */
export function useReturningFocus(isFormOpen: boolean): (button: HTMLElement | null) => void {
  const isAwaited = useRef(false);
  // Focuses the button the next time it is rendered.
  useEffect(() => {
    if (isFormOpen) isAwaited.current = true;
  }, [isFormOpen]);
  return useCallback((button) => {
    if (button === null || !isAwaited.current) return;
    isAwaited.current = false;
    button.focus();
  }, []);
}
