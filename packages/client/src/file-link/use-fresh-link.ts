import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef } from 'react';
import { now } from '../clock.ts';

const marginMs = 5_000;
const stepMs = 50;
const steps = 60;

/** Links of files carry the instant they end at. */
export function isOver(href: string, at: number): boolean {
  const [, expires] = /\bexpires=(\d+)/.exec(href) ?? [];
  return expires !== undefined && Number(expires) * 1000 <= at + marginMs;
}

/** What opens a link once it is another one. */
type Open = (href: string) => void;

/**
 * A link lives five minutes and a page longer: pressed after its end, what the page shows is read again, and the link that comes with it
 * is opened. `prepare` runs within the click, when a browser still allows a tab to be opened.
 */
export function useFreshLink(href: string, prepare: () => Open) {
  const queries = useQueryClient();
  const latest = useRef(href);
  useEffect(() => {
    latest.current = href;
  }, [href]);

  return (event: MouseEvent) => {
    if (!isOver(href, now().getTime())) return;
    event.preventDefault();
    const open = prepare();
    const renew = async () => {
      await queries.refetchQueries({ type: 'active' });
      for (let step = 0; step < steps && latest.current === href; step += 1)
        await new Promise((resolve) => {
          setTimeout(resolve, stepMs);
        });
      open(latest.current);
    };
    void renew();
  };
}
