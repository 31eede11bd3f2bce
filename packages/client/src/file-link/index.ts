export { FileLink } from './FileLink.tsx';
export { useFreshLink } from './use-fresh-link.ts';
