import { type RefObject, useEffect, useRef, useState } from 'react';

interface FileDrop {
  readonly isDisabled: boolean;
  readonly onDrop: (files: readonly File[]) => void;
}

/**
 * What is dropped from the desktop. Only a pointer drags files: by keyboard they are chosen by the button beside it. React
 * Aria's own drop zone also moves things between parts of a page by keyboard, which no file does, for 5 kB.
 */
export function useFileDrop(zone: RefObject<HTMLElement | null>, { isDisabled, onDrop }: FileDrop): boolean {
  const [isOver, setIsOver] = useState(false);
  const latestDrop = useRef(onDrop);
  // Syncs what is heard below with the last drawing.
  useEffect(() => {
    latestDrop.current = onDrop;
  }, [onDrop]);
  // Syncs with the browser's drag: unless its default is refused, it opens the file in place of the page.
  useEffect(() => {
    const element = zone.current;
    if (element === null || isDisabled) return undefined;
    const stop = new AbortController();
    const hear = (type: 'dragover' | 'dragleave' | 'drop', answer: (event: DragEvent) => void) =>
      element.addEventListener(type, answer, { signal: stop.signal });
    hear('dragover', (event) => {
      event.preventDefault();
      setIsOver(true);
    });
    hear('dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setIsOver(false);
    });
    hear('drop', (event) => {
      event.preventDefault();
      setIsOver(false);
      latestDrop.current([...(event.dataTransfer?.files ?? [])]);
    });
    return () => stop.abort();
  }, [zone, isDisabled]);
  return isOver && !isDisabled;
}
