import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export type ToastTone = 'info' | 'success' | 'error';

export interface ToastContent {
  readonly tone: ToastTone;
  readonly message: string;
}

/** How long a message stays, unless a pointer or the focus is on it (1§9). */
export const toastDurationMs = 3000;

/** The one queue of a page; `ToastRegion` draws it. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 });

function add(tone: ToastTone, message: string): string {
  return toastQueue.add({ tone, message }, { timeout: toastDurationMs });
}

/** Says the result of one action, from anywhere: a query's error handler as well as a component. Answers the message's key. */
export const toast = {
  info: (message: string) => add('info', message),
  success: (message: string) => add('success', message),
  error: (message: string) => add('error', message),
  dismiss: (key: string) => toastQueue.close(key),
} as const;

/** The same functions for a component that takes them as a dependency. */
export function useToast(): typeof toast {
  return toast;
}
