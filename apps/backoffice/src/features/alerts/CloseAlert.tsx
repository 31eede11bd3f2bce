import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { type Alert, ruleOf } from './alerts.model.ts';
import { alertsPageTexts as texts } from './alerts.texts.ts';

/** « Clore », with what was found. */
export function CloseAlert({ alert }: { readonly alert: Alert }) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { id } = alert;
  const title = texts.closeOf(ruleOf(alert));
  return (
    <>
      <Button aria-label={title} onPress={() => setIsOpen(true)} size="sm" variant="quiet">
        {texts.close}
      </Button>
      <ReasonDialog<OperationOutput<'closeAlert'>>
        intro={texts.closeIntro}
        invalidates={['listAlerts', 'getStaffTiles']}
        isOpen={isOpen}
        onCancel={close}
        onDone={() => {
          toast.success(texts.done);
          close();
        }}
        send={(body) => api.call('closeAlert', { path: { id }, body, idempotencyKey: keyOf(body) })}
        submit={texts.close}
        title={title}
      />
    </>
  );
}
