export { LazyPartFailure } from './LazyPartFailure.tsx';
export { type LazyPart, type LazyPartProps, lazyPart } from './lazy-part.tsx';
export { loadChunk } from './load-chunk.ts';
