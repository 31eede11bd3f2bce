export { ToastRegion } from './ToastRegion.tsx';
export { type ToastContent, type ToastTone, toast, toastDurationMs, useToast } from './toast-queue.ts';
