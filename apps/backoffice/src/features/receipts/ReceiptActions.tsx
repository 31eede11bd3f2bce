import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { formatMatchedAmount } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import type { Receipt } from './receipts.model.ts';
import { receiptsTexts as texts } from './receipts.texts.ts';

/** « Laisser non rattaché », or « Détacher » while the contract is not paid. */
export function ReceiptActions({ receipt }: { readonly receipt: Receipt }) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const [isOpen, setIsOpen] = useState(false);
  const canDetach = receipt.state === 'attached' && receipt.contract?.payment_status !== 'paid';
  if (receipt.state !== 'open' && !canDetach) return null;
  const action = receipt.state === 'open' ? 'leaveUnmatched' : 'detachReceipt';
  const amount = formatMatchedAmount(receipt.amount, receipt.currency);
  const words = {
    leaveUnmatched: { title: texts.leaveTitle, intro: texts.leaveHelp(amount), submit: texts.leave },
    detachReceipt: { title: texts.detachTitle, intro: texts.detachHelp, submit: texts.detach },
  }[action];
  const path = { id: receipt.id };
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)} size="sm" variant="ghost">
        {words.submit}
      </Button>
      <ReasonDialog
        {...words}
        isOpen={isOpen}
        onCancel={close}
        onConflict={(error) => {
          close();
          toast.error(error.message);
        }}
        onDone={() => {
          close();
          toast.success(action === 'leaveUnmatched' ? texts.left : texts.detached);
        }}
        send={(body) => api.call(action, { path, body, idempotencyKey: keyOf([action, path, body]) })}
      />
    </>
  );
}
