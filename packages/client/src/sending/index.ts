export { useSending } from './use-sending.ts';
