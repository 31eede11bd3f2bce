export { ToastRegion } from './ToastRegion.tsx';
export { type ToastTone, toast } from './toast.ts';
