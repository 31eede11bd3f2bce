import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { executionNote, type PendingWithdrawal, requestedAmount } from '@repo/client/withdrawal';
import { formatNumericDate } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { ConfirmDialog } from '@repo/ui/dialog';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import type { Contract } from './documents.model.ts';
import styles from './documents.module.css';
import { withdrawingTexts as texts } from './documents.texts.ts';

/** The withdrawals of a contract that wait for their NAV, and « Annuler le retrait » while it is allowed. */
export function PendingWithdrawals({ contract }: { readonly contract: Contract }) {
  return contract.pending_withdrawals.map((withdrawal) => (
    <li className={styles.lines} key={withdrawal.id}>
      <span>{requestedAmount(withdrawal)}</span>
      <span className={styles.sentence}>{texts.pending(executionNote(withdrawal))}</span>
      {withdrawal.cancelable_until_hour === null ? null : (
        <CancelWithdrawal hour={withdrawal.cancelable_until_hour} withdrawal={withdrawal} />
      )}
    </li>
  ));
}

interface CancelWithdrawalProps {
  readonly withdrawal: PendingWithdrawal;
  readonly hour: number;
}

function CancelWithdrawal({ withdrawal, hour }: CancelWithdrawalProps) {
  const { queries, queryClient } = useServices();
  const [isConfirming, setConfirming] = useState(false);
  const keyOf = useIdempotencyKey();
  const cancel = useSending(
    queries.mutation('cancelWithdrawal', {
      invalidates: ['listContracts', 'getDashboard'],
      onDone: () => toast.success(texts.canceled),
    }),
  );
  const confirm = () =>
    cancel.send(
      { path: { id: withdrawal.id }, idempotencyKey: keyOf(withdrawal.id) },
      {
        onError: (error) => {
          toast.error(error.status === 0 ? texts.cancelFailed : error.message);
          if (error.status !== 0) void invalidate(queryClient, 'listContracts', 'getDashboard');
        },
        onSettled: () => setConfirming(false),
      },
    );
  return (
    <>
      <span className={styles.sentence}>
        {texts.cancelableUntil(formatNumericDate(withdrawal.order_day), String(hour))}
      </span>
      <Button isChange onPress={() => setConfirming(true)} size="sm" variant="ghost">
        {texts.cancelWithdrawal}
      </Button>
      <ConfirmDialog
        cancelLabel={texts.keep}
        confirmLabel={texts.cancelWithdrawal}
        isOpen={isConfirming}
        isPending={cancel.isPending}
        onCancel={() => setConfirming(false)}
        onConfirm={confirm}
        title={texts.cancelTitle}
      >
        {texts.cancelText(requestedAmount(withdrawal))}
      </ConfirmDialog>
    </>
  );
}
