import { useCallback, useEffect, useRef } from 'react';

/** For the button that gives its place to a form: once the form is gone, it takes the focus that would be lost. */
export function useReturningFocus(isFormOpen: boolean): (button: HTMLElement | null) => void {
  const isAwaited = useRef(false);
  // Remembers for the next time the browser shows the button.
  useEffect(() => {
    if (isFormOpen) isAwaited.current = true;
  }, [isFormOpen]);
  return useCallback((button) => {
    if (button === null || !isAwaited.current) return;
    isAwaited.current = false;
    button.focus();
  }, []);
}
