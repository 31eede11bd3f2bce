/** Says the result of one action. The first page carries nothing of it: the queue comes with the first gesture. */
import { toastDurationMs } from '@repo/domain/limits';

export type ToastTone = 'info' | 'success' | 'error';

export interface ToastContent {
  readonly tone: ToastTone;
  readonly message: string;
}

const loadQueue = async () => (await import('./toast-queue.ts')).toastQueue;

let isWanted = false;
const listeners = new Set<() => void>();

function want(): void {
  if (isWanted) return;
  isWanted = true;
  for (const listener of listeners) listener();
}

/** Whether the list has a reason to be on the page: somebody uses it, or something was said. */
export const wantedToasts = {
  isWanted: () => isWanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    // Loaded by then, a message can be said even when the network has gone since.
    for (const gesture of gestures) document.addEventListener(gesture, want, { once: true });
    return () => {
      listeners.delete(listener);
      for (const gesture of gestures) document.removeEventListener(gesture, want);
    };
  },
} as const;

const gestures = ['pointerdown', 'keydown'] as const;

async function add(tone: ToastTone, message: string): Promise<void> {
  want();
  const queue = await loadQueue();
  queue.add({ tone, message }, { timeout: toastDurationMs });
}

/** Shown for 3 seconds (1§9), from anywhere: a query's error handler as well as a component. */
export const toast = {
  info: (message: string): void => void add('info', message),
  success: (message: string): void => void add('success', message),
  error: (message: string): void => void add('error', message),
} as const;

/** Takes away what is still shown: the next page, or the next test, begins without it. */
export async function clearToasts(): Promise<void> {
  if (isWanted) (await loadQueue()).clear();
}
