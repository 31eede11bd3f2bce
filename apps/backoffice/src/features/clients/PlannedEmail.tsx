import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { formatLongDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { clientInvalidates } from './client.queries.ts';
import { actionsTexts, emailTexts as texts } from './client-actions.texts.ts';
import { clientFacts } from './client-form.model.ts';
import type { ClientPartProps } from './clients.model.ts';

/** An approved address that waits for its hour; one person may stop it. */
export function PlannedEmail({ data }: ClientPartProps) {
  const { client, planned_email: planned } = data;
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const [isStopping, setStopping] = useState(false);
  const close = () => setStopping(false);
  if (planned === null && !isStopping) return null;
  return (
    <>
      {planned === null ? null : (
        <Banner
          action={
            <Button onPress={() => setStopping(true)} size="sm" variant="ghost">
              {texts.stop}
            </Button>
          }
          title={texts.waits(planned.email, formatLongDateTime(planned.effective_at))}
          tone="warning"
        >
          {texts.waitsHelp}
        </Banner>
      )}
      {isStopping ? (
        <ReasonDialog<OperationOutput<'stopClientEmail'>>
          help={actionsTexts.reasonHelp}
          intro={texts.stopIntro}
          invalidates={clientInvalidates}
          isOpen
          onCancel={close}
          onDone={() => {
            toast.success(texts.stopped);
            close();
          }}
          record={clientFacts(data)}
          send={(body) => {
            const path = { id: client.id };
            return api.call('stopClientEmail', { path, body, idempotencyKey: keyOf(body) });
          }}
          submit={texts.stop}
          title={texts.stopTitle}
        />
      ) : null}
    </>
  );
}
