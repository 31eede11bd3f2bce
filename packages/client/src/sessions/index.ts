export { SessionRow } from './SessionRow.tsx';
export { SessionsCard } from './SessionsCard.tsx';
export { SessionsView } from './SessionsView.tsx';
export { sessionsTexts } from './sessions.texts.ts';
