import { type RefObject, useEffect, useRef, useState } from 'react';

interface FileDrop {
  readonly isDisabled: boolean;
  readonly onDrop: (files: readonly File[]) => void;
}

/**
 * Accepts files dropped from the desktop. Only a pointer drags files: by keyboard they are chosen with the button.
 * React Aria's drop zone also supports keyboard drag and drop inside the page, which files do not use, for 5 kB.
 */
export function useFileDrop(zone: RefObject<HTMLElement | null>, { isDisabled, onDrop }: FileDrop): boolean {
  const [isOver, setIsOver] = useState(false);
  const latestDrop = useRef(onDrop);
  // Syncs the callbacks used by the listeners with the latest render.
  useEffect(() => {
    latestDrop.current = onDrop;
  }, [onDrop]);
  // Syncs with the browser's drag events: unless the default is prevented, a dropped file replaces the page.
  useEffect(() => {
    const element = zone.current;
    if (element === null || isDisabled) return undefined;
    const stop = new AbortController();
    const listen = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      element.addEventListener(type, listener, { signal: stop.signal });
    listen('dragover', (event) => {
      event.preventDefault();
      setIsOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setIsOver(false);
    });
    listen('drop', (event) => {
      event.preventDefault();
      setIsOver(false);
      latestDrop.current([...(event.dataTransfer?.files ?? [])]);
    });
    return () => stop.abort();
  }, [zone, isDisabled]);
  return isOver && !isDisabled;
}
