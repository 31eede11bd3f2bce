import { useServices } from '@repo/auth';
import { FormAlert, useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { formatSubscriptionAmount } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Form, FormActions, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import type { Receipt } from './receipts.model.ts';
import { receiptInvalidates } from './receipts.queries.ts';
import { receiptsTexts as texts } from './receipts.texts.ts';

type Action = 'leaveUnmatched' | 'detachReceipt';

/** « Laisser non rattaché », or « Détacher » while the contract is not paid. */
export function ReceiptActions({ receipt }: { readonly receipt: Receipt }) {
  const [isOpen, setIsOpen] = useState(false);
  const canDetach = receipt.state === 'attached' && receipt.contract?.payment_status !== 'paid';
  if (receipt.state !== 'open' && !canDetach) return null;
  const action = receipt.state === 'open' ? 'leaveUnmatched' : 'detachReceipt';
  return (
    <>
      <Button onPress={() => setIsOpen(true)} size="sm" variant="ghost">
        {action === 'leaveUnmatched' ? texts.leave : texts.detach}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={action === 'leaveUnmatched' ? texts.leaveTitle : texts.detachTitle}
      >
        <ReasonForm action={action} onClose={() => setIsOpen(false)} receipt={receipt} />
      </Dialog>
    </>
  );
}

interface ReasonFormProps {
  readonly action: Action;
  readonly receipt: Receipt;
  readonly onClose: () => void;
}

function ReasonForm({ action, receipt, onClose }: ReasonFormProps) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const sending = useSending(queries.mutation(action, { invalidates: receiptInvalidates }));
  const isLeaving = action === 'leaveUnmatched';
  const submit = () => {
    const body = { reason: reason.trim() };
    setIsMissing(body.reason === '');
    if (body.reason === '') return;
    sending.send(
      { path: { id: receipt.id }, body, idempotencyKey: keyOf([action, receipt.id, body]) },
      {
        onSuccess: () => {
          toast.success(isLeaving ? texts.left : texts.detached);
          onClose();
        },
      },
    );
  };
  return (
    <Form isPending={sending.isPending} onSubmit={submit}>
      <p>
        {isLeaving
          ? texts.leaveHelp(formatSubscriptionAmount(receipt.amount, receipt.currency))
          : texts.detachHelp}
      </p>
      <FormAlert message={sending.error?.message} />
      <TextField
        error={isMissing ? texts.reasonMissing : undefined}
        label={texts.reason}
        maxLength={500}
        onChange={setReason}
        value={reason}
      />
      <FormActions>
        <Button isDisabled={sending.isPending} onPress={onClose} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={sending.isPending} type="submit">
          {isLeaving ? texts.leave : texts.detach}
        </Button>
      </FormActions>
    </Form>
  );
}
