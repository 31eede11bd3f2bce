export { Dispute } from './Dispute.tsx';
export { disputeTexts } from './dispute.texts.ts';
