import { type ThreadState, threadStateTexts } from '@repo/domain/messages';
import { StatusBadge, type StatusTone } from '@repo/ui/feedback';

const tones: Readonly<Record<ThreadState, StatusTone>> = {
  waiting: 'warning',
  answered: 'positive',
  closed: 'neutral',
};

export function ThreadBadge({ state }: { readonly state: ThreadState }) {
  return <StatusBadge labels={threadStateTexts} status={state} tones={tones} />;
}
