import type { OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { contractActorFor, decideContractAction } from '@repo/domain/contract-status';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { validateReason } from '@repo/domain/two-persons';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Form, FormActions, TextAreaField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { useDialogCall } from '../../shared/use-dialog-call.ts';
import { contractPanelTexts } from './contract-panel.texts.ts';
import { paymentInvalidates } from './contracts.queries.ts';

const texts = contractPanelTexts.end;

interface EndContractProps {
  readonly data: OperationOutput<'getAdminContract'>;
}

/** « Annuler » a pending contract, « Clôturer » a signed one: with a reason that the client reads. */
export function EndContract({ data }: EndContractProps) {
  const { contract, client, pending_change: pendingChange } = data;
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const actor = user === null ? 'other' : contractActorFor(user, client.id);
  const action = contract.status === 'pending' ? 'cancel' : 'close';
  const isAllowed = actor === 'admin' && decideContractAction(action, contract, actor).isAllowed;
  if (!isAllowed || pendingChange?.kind === 'contract.close') return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button isFullWidth onPress={() => setIsOpen(true)} size="sm" variant="ghost">
        {texts[action]}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={texts[action]}>
        <EndForm action={action} contractId={contract.id} onClose={close} />
      </Dialog>
    </>
  );
}

interface Ending {
  readonly path: { readonly id: string };
  readonly body: { readonly reason: string };
  readonly idempotencyKey: string;
}

interface EndFormProps {
  readonly action: 'cancel' | 'close';
  readonly contractId: string;
  readonly onClose: () => void;
}

function EndForm({ action, contractId, onClose }: EndFormProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const send = useDialogCall({
    invalidates: paymentInvalidates,
    onDone: onClose,
    onConflict: (error) => {
      onClose();
      toast.error(error.message);
    },
  });
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { reason: '' },
    validate: validateReason,
    send: ({ reason }) => {
      const body = { reason: reason.trim() };
      const input = { path: { id: contractId }, body, idempotencyKey: keyOf([action, body]) };
      const call = action === 'cancel' ? cancel(input) : requestClosing(input);
      return send(call.then((message) => toast.success(message)));
    },
  });
  const cancel = async (input: Ending) => {
    await api.call('cancelContractByStaff', input);
    return texts.canceled;
  };
  const requestClosing = async (input: Ending) => {
    const { pending_change: held } = await api.call('closeContractByStaff', input);
    return held === null ? texts.closed : texts.held;
  };
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{action === 'cancel' ? texts.cancelIntro : texts.closeIntro}</p>
      <FormAlert message={failure?.message} />
      <TextAreaField {...field('reason')} label={texts.reason} maxLength={refusalMessageMaxLength} />
      <FormActions>
        <Button isDisabled={isPending} onPress={onClose} variant="ghost">
          {texts.back}
        </Button>
        <Button isPending={isPending} type="submit" variant="danger">
          {action === 'cancel' ? texts.cancel : texts.submitClose}
        </Button>
      </FormActions>
    </Form>
  );
}
