export { ToastRegion } from './ToastRegion.tsx';
export { clearToasts, type ToastTone, toast } from './toast.ts';
