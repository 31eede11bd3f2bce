export { type ProofReadingLine, proofReadingLines } from './proof-reading.model.ts';
export { proofReadingTexts } from './proof-reading.texts.ts';
