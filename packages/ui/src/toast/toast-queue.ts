import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { ToastContent } from './toast.ts';

/** The one queue of a page; `ToastList` draws it. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 });
