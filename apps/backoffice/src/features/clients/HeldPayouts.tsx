import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { disputedMailTexts } from '@repo/domain/clients';
import { formatLongDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { clientInvalidates } from './client.queries.ts';
import { actionsTexts, holdTexts as texts } from './client-actions.texts.ts';
import { clientName } from './client-columns.tsx';
import { clientFacts } from './client-form.model.ts';
import type { ClientPartProps } from './clients.model.ts';

/** « Versements suspendus »: when and why, and the request to pay the client again. */
export function HeldPayouts({ data }: ClientPartProps) {
  const { client, payout_hold: hold, pending_change: pending } = data;
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const [isReleasing, setReleasing] = useState(false);
  const close = () => setReleasing(false);
  if (hold === null && !isReleasing) return null;
  const isRequested = pending?.kind === 'user.payouts';
  return (
    <>
      {hold === null ? null : (
        <Banner
          action={
            isRequested ? undefined : (
              <Button onPress={() => setReleasing(true)} size="sm" variant="ghost">
                {texts.release}
              </Button>
            )
          }
          title={texts.title}
          tone="error"
        >
          {texts.held(formatLongDateTime(hold.placed_at), disputedMailTexts[hold.about].toLowerCase())}{' '}
          {hold.filed_payouts === 0 ? null : texts.filed(hold.filed_payouts)}{' '}
          {isRequested ? texts.waits : null}
        </Banner>
      )}
      {isReleasing ? (
        <ReasonDialog<OperationOutput<'releasePayouts'>>
          help={actionsTexts.reasonHelp}
          intro={texts.intro}
          invalidates={clientInvalidates}
          isOpen
          onCancel={close}
          onDone={({ payout_hold: left }) => {
            toast.success(left === null ? texts.done : texts.asked);
            close();
          }}
          record={clientFacts(data)}
          send={(body) => {
            const path = { id: client.id };
            return api.call('releasePayouts', { path, body, idempotencyKey: keyOf(body) });
          }}
          submit={texts.release}
          title={texts.releaseOf(clientName(client))}
        />
      ) : null}
    </>
  );
}
