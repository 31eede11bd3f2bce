/** Reports the result of one action. Part of the start chunk, so that a message never depends on the network. */
import { toastDurationMs } from '@repo/domain/limits';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export type ToastTone = 'info' | 'success' | 'error';

export interface ToastContent {
  readonly tone: ToastTone;
  readonly message: string;
}

/** The one queue of a page; `ToastRegion` renders it. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 });

function add(tone: ToastTone, message: string): void {
  toastQueue.add({ tone, message }, { timeout: toastDurationMs });
}

/** Shown for 3 seconds (1§9), from anywhere: a query's error handler as well as a component. */
export const toast = {
  info: (message: string): void => add('info', message),
  success: (message: string): void => add('success', message),
  error: (message: string): void => add('error', message),
} as const;

/** Removes the messages still shown, so that the next page or test starts without them. */
export function clearToasts(): void {
  toastQueue.clear();
}
