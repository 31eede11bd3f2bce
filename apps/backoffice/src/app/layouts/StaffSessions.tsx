import { SessionsView, sessionsTexts as texts } from '@repo/client/sessions';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { useState } from 'react';

/**
 * The sessions of a member of staff. Beside the name, because the specification fixes the navigation (R349–R351, R362).
 */
export function StaffSessions() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)} size="sm" variant="quiet">
        {texts.title}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} shape="drawer" title={texts.title}>
        <SessionsView />
      </Dialog>
    </>
  );
}
