import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { Button } from '@repo/ui/button';
import { useShortcuts } from '@repo/ui/shortcuts';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import type { ChangeDecisionProps } from './change-decision-props.ts';
import { changeRequestsTexts as texts } from './change-requests.texts.ts';

/** « Refuser »: with a reason, that its maker reads. */
export function RefuseChange({ request, onDone, onConflict }: ChangeDecisionProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useShortcuts('record', [{ keys: 'r', label: texts.refuse, onPress: () => setIsOpen(true) }]);
  const path = { id: request.id };
  return (
    <>
      <Button isFullWidth onPress={() => setIsOpen(true)} variant="ghost">
        {texts.refuse}
      </Button>
      <ReasonDialog
        help={texts.refuseHelp}
        isDangerous
        isOpen={isOpen}
        onCancel={close}
        onConflict={(error) => {
          close();
          onConflict(error);
        }}
        onDone={() => {
          close();
          onDone(texts.done.refuse);
        }}
        send={(body) => api.call('refuseChangeRequest', { path, body, idempotencyKey: keyOf(body) })}
        submit={texts.submitRefuse}
        title={texts.refuseTitle}
      />
    </>
  );
}
