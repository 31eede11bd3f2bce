/**
 * Whether the person is there. The session of a device that was left must end, although its screens go on refreshing themselves; that of a
 * person who types a long form must not.
 */
import type { Services } from '@repo/auth';
import { monotonicMs } from '../clock.ts';

/** Also how often the session of a person who only types is extended. */
export const beatMs = 60_000;
/** `click` and `input` alone come from voice control, switches and some screen readers. */
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'click', 'input'] as const;

let lastInputMs = monotonicMs();
/** Of a request that extended the session. */
let lastSentMs = lastInputMs;

function isThere(): boolean {
  return document.visibilityState === 'visible' && monotonicMs() - lastInputMs < beatMs;
}

function markInput(): void {
  lastInputMs = monotonicMs();
}

/** Called for each request: one of now is the screen’s own, and the API does not extend the session for it. */
export function isBackground(): boolean {
  if (!isThere()) return true;
  lastSentMs = monotonicMs();
  return false;
}

const isRecentlySent = () => monotonicMs() - lastSentMs < beatMs / 2;

/** Watches keys and pointer, and extends the session where no other request does. Returns how to stop. */
export function keepSession({ api, session }: Pick<Services, 'api' | 'session'>): () => void {
  lastInputMs = monotonicMs();
  lastSentMs = lastInputMs;
  for (const type of inputs) window.addEventListener(type, markInput, { capture: true, passive: true });
  const timer = window.setInterval(() => {
    // A host of the documents alone ends no session by this rule.
    const isOurs = api.offer.has('listSessions');
    if (isOurs && isThere() && !isRecentlySent() && session.user() !== null)
      void api.call('getMe').catch(() => undefined);
  }, beatMs);
  return () => {
    window.clearInterval(timer);
    for (const type of inputs) window.removeEventListener(type, markInput, { capture: true });
  };
}
