export { MessageForm, type TypedMessage } from './MessageForm.tsx';
export { MessageItems } from './MessageItems.tsx';
export { ThreadBadge } from './ThreadBadge.tsx';
