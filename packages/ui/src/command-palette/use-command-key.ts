import { useEffect } from 'react';

/** Opens the palette by Ctrl K, or ⌘ K on a Mac, from anywhere on the page. */
export function useCommandKey(onOpen: () => void): void {
  // Syncs with the keyboard: the listener is on the window, wherever the focus is.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isCommand || event.altKey || event.shiftKey) return;
      // Ctrl K is also the browser's search in its address bar.
      event.preventDefault();
      onOpen();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onOpen]);
}

/** Whether the shortcut uses the ⌘ key. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
