import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '../internal/class-names.ts';
import styles from './scroll-frame.module.css';

export interface ScrollFrameProps {
  /** The accessible name of the region. */
  readonly label: string;
  /** For a frame that also limits its height. */
  readonly className?: string | undefined;
  /** What makes it a region; `width` for a frame whose height is that of its content until it scrolls sideways. */
  readonly looksAt?: 'both' | 'width' | undefined;
  /** One element, kept for the life of the frame: its size is observed. */
  readonly children: ReactNode;
}

/**
 * A frame around what may be wider or taller than its place. While there is something to scroll it is a named region
 * in the tab order, so that the arrow keys scroll it (WCAG 2.1.1); otherwise it is a plain element.
 */
export function ScrollFrame({ label, className, looksAt = 'both', children }: ScrollFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const region = useOverflows(frame, looksAt) ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div className={cx(styles.frame, className)} ref={frame} {...region}>
      {children}
    </div>
  );
}

/** Whether the content of the frame is larger than the frame; false where there is no ResizeObserver. */
function useOverflows(frame: RefObject<HTMLElement | null>, looksAt: 'both' | 'width'): boolean {
  const [overflows, setOverflows] = useState(false);
  // Syncs with the ResizeObserver. The content may grow while the frame keeps its size: both are observed.
  useEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isTooTall = looksAt === 'both' && scrollHeight > clientHeight;
      setOverflows(scrollWidth > clientWidth || isTooTall);
    });
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [frame, looksAt]);
  return overflows;
}
