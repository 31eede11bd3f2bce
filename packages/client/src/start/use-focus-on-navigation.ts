import { useLocation } from 'react-router';
import { useFocusOn } from './use-focus-on.ts';

/** Moves the focus to the new screen, as a page load would. Not on the first one, which the browser announces itself. */
export function useFocusOnNavigation(): void {
  useFocusOn(useLocation().pathname);
}
