import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { formatLongDateTime, formatNumericDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { ConfirmDialog } from '@repo/ui/dialog';
import { FormActions } from '@repo/ui/fields';
import { Cluster, Stack } from '@repo/ui/layout';
import { QrCode } from '@repo/ui/qr-code';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { AssistedStatus } from './AssistedStatus.tsx';
import type { StepProps } from './assisted.model.ts';
import { assistedInvalidates } from './assisted.queries.ts';
import { assistedPageTexts as texts } from './assisted.texts.ts';
import { Blockers } from './Blockers.tsx';

/** Step 5: the link, by email or on the client’s own device, and what has become of it. */
export function SendStep({ draft, go }: StepProps) {
  return (
    <Card title={texts.steps.send}>
      <Stack gap={16}>
        <p className="muted">{texts.sendIntro}</p>
        {draft.state === 'draft' ? <Blockers draft={draft} /> : null}
        <Ways draft={draft} />
        {draft.state === 'draft' ? null : <AssistedStatus draft={draft} />}
        <FormActions>
          {draft.state === 'draft' ? (
            <Button onPress={() => go('compliance')} variant="ghost">
              {texts.previous}
            </Button>
          ) : (
            <Button onPress={() => go('summary')}>{texts.goOn}</Button>
          )}
        </FormActions>
      </Stack>
    </Card>
  );
}

function Ways({ draft }: Pick<StepProps, 'draft'>) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const { id, version, state, emailed_at: emailedAt } = draft;
  const sending = useSending(queries.mutation('sendSigningLink', { invalidates: assistedInvalidates }));
  const showing = useSending(queries.mutation('createPresenceLink', { invalidates: assistedInvalidates }));
  const isOpen = state === 'draft' || state === 'sent';
  const isBlocked = draft.blockers.length > 0;
  const link = showing.data;
  const request = { path: { id }, body: { version } };
  const send = () =>
    sending.send(
      { ...request, idempotencyKey: keyOf(request) },
      { onSuccess: () => toast.success(texts.sent), onError: (error) => toast.error(error.message) },
    );
  const show = () => showing.send(request, { onError: (error) => toast.error(error.message) });
  if (!isOpen) return null;
  return (
    <Stack gap={16}>
      <Cluster gap={8}>
        <Button isDisabled={isBlocked} isPending={sending.isPending} onPress={send}>
          {emailedAt === null ? texts.send : texts.sendAgain}
        </Button>
        <Button isDisabled={isBlocked} isPending={showing.isPending} onPress={show} variant="ghost">
          {link === undefined ? texts.inPresence : texts.anotherCode}
        </Button>
        <CancelAssisted draft={draft} />
      </Cluster>
      {link === undefined || draft.is_in_presence ? null : (
        <Stack gap={8}>
          <QrCode label={texts.presenceQr} value={link.url} />
          <p>{texts.presenceHelp(formatNumericDateTime(link.expires_at).slice(-'hh:mm'.length))}</p>
        </Stack>
      )}
      {emailedAt === null ? null : (
        <p className="muted small">
          {texts.emailed}, {formatLongDateTime(emailedAt)}
        </p>
      )}
    </Stack>
  );
}

/** At any time until the client accepts it. */
export function CancelAssisted({ draft: { id, version } }: Pick<StepProps, 'draft'>) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [isOpen, setOpen] = useState(false);
  const canceling = useSending(
    queries.mutation('cancelAssistedSubscription', { invalidates: assistedInvalidates }),
  );
  const request = { path: { id }, body: { version } };
  return (
    <>
      <Button onPress={() => setOpen(true)} variant="ghost">
        {texts.cancel}
      </Button>
      <ConfirmDialog
        cancelLabel={texts.keep}
        confirmLabel={texts.cancel}
        isDangerous
        isOpen={isOpen}
        isPending={canceling.isPending}
        onCancel={() => setOpen(false)}
        onConfirm={() =>
          canceling.send(
            { ...request, idempotencyKey: keyOf(request) },
            {
              onSuccess: () => toast.success(texts.canceled),
              onError: (error) => toast.error(error.message),
              onSettled: () => setOpen(false),
            },
          )
        }
        title={texts.cancelTitle}
      >
        {texts.cancelText}
      </ConfirmDialog>
    </>
  );
}
