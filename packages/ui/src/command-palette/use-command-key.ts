import { useEffect } from 'react';

/** Opens the palette by Ctrl K, or ⌘ K on a Mac, from anywhere on the page. */
export function useCommandKey(onOpen: () => void): void {
  // The keyboard is the browser's: whoever has the focus, the window hears it.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isCommand || event.altKey || event.shiftKey) return;
      // The browser's own search in its address bar.
      event.preventDefault();
      onOpen();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onOpen]);
}

/** Whether the ⌘ key is the one people press here. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
