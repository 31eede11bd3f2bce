import { Card } from '@repo/ui/card';
import { SessionsView } from './SessionsView.tsx';
import { sessionsTexts as texts } from './sessions.texts.ts';

/** « Appareils connectés », a section of a profile. */
export function SessionsCard() {
  return (
    <Card title={texts.title}>
      <SessionsView />
    </Card>
  );
}
