import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { validatePayoutVoid } from '@repo/domain/payouts';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Form, FormActions, TextAreaField } from '@repo/ui/fields';
import { useDialogCall } from '../../shared/use-dialog-call.ts';
import type { PayoutDialogProps } from './ExecuteDialog.tsx';
import { payoutFormTexts as texts } from './payout-panel.texts.ts';
import { payoutInvalidates } from './payouts.queries.ts';

/** « Sans objet », with its reason: the money never arrived. */
export function VoidDialog(props: PayoutDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onCancel} title={texts.voidTitle}>
      <VoidForm {...props} />
    </Dialog>
  );
}

function VoidForm({ data, onCancel, ...outcome }: PayoutDialogProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const send = useDialogCall({ ...outcome, invalidates: payoutInvalidates });
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { reason: '' },
    validate: validatePayoutVoid,
    send: ({ reason }) => {
      const body = { reason: reason.trim() };
      const path = { id: data.payout.id };
      return send(api.call('voidPayout', { path, body, idempotencyKey: keyOf(body) }));
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.voidIntro}</p>
      <FormAlert message={failure?.message} />
      <TextAreaField {...field('reason')} label={texts.voidReason} maxLength={refusalMessageMaxLength} />
      <FormActions>
        <Button isDisabled={isPending} onPress={onCancel} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={isPending} type="submit" variant="danger">
          {texts.submitVoid}
        </Button>
      </FormActions>
    </Form>
  );
}
