import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { LinkButton } from '@repo/ui/button';
import { ConfirmDialog } from '@repo/ui/dialog';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { ContractChoice } from './ContractChoice.tsx';
import { type Contract, closingOutcome, contractAction, isWaitingForSignature } from './documents.model.ts';
import styles from './documents.module.css';
import { documentsTexts as texts } from './documents.texts.ts';
import { RenounceContract } from './RenounceContract.tsx';
import { WithdrawContract } from './WithdrawContract.tsx';

type Action = 'close' | 'cancel';

const words = { close: texts.closing, cancel: texts.canceling } as const;
const invalidates = ['listContracts', 'getDashboard'] as const;

/**
 * « Reprendre la signature » and « Annuler » a pending contract, « Clôturer » a signed one (R248). Both are final, and
 * confirmed in a dialog (R249, R268). « Renoncer » is beside them during its period: each button then shows the refund.
 */
export function ContractActions({ contract }: { readonly contract: Contract }) {
  const { queries, queryClient } = useServices();
  const [chosen, setChosen] = useState<Action>('close');
  // Separate from whether it is open, so that the dialog keeps its text while it fades out.
  const [isConfirming, setIsConfirming] = useState(false);
  // One key: neither action can happen twice to a contract, so a press after a lost response repeats the same request.
  const keyOf = useIdempotencyKey();
  const close = useSending(queries.mutation('closeContract', { invalidates }));
  const cancel = useSending(queries.mutation('cancelContract', { invalidates }));
  const action = contractAction(contract);
  const { renounce_until: renounceUntil } = contract;
  const isWaiting = isWaitingForSignature(contract);
  const isChoice = action === 'close' && Boolean(renounceUntil);
  const openDialog = (clicked: Action) => {
    setChosen(clicked);
    setIsConfirming(true);
  };
  const confirm = () => {
    const { send } = chosen === 'close' ? close : cancel;
    send(
      { path: { id: contract.id }, idempotencyKey: keyOf(chosen) },
      {
        onSuccess: () => toast.success(words[chosen].done),
        onError: (error) => {
          // The server's message if any (2§7), else our own.
          toast.error(error.status === 0 ? words[chosen].failed : error.message);
          // After a refusal the list is refetched: the action may have been done elsewhere. Without a response, the
          // button can be pressed again.
          if (error.status !== 0) void invalidate(queryClient, ...invalidates);
        },
        onSettled: () => setIsConfirming(false),
      },
    );
  };
  return (
    <span className={isChoice || isWaiting || contract.can_withdraw ? styles.choices : styles.lines}>
      {isWaiting ? (
        <LinkButton
          isChange
          href={paths.resumption(contract.strategy_id, contract.id)}
          size="sm"
          variant="ghost"
        >
          {texts.resume}
        </LinkButton>
      ) : null}
      {contract.can_withdraw ? <WithdrawContract contract={contract} /> : null}
      {action === null ? (
        renounceUntil ? null : (
          texts.none
        )
      ) : (
        <ContractChoice
          hint={isChoice ? texts.closing.hint[closingOutcome(contract)] : null}
          label={texts[action]}
          onPress={() => openDialog(action)}
        />
      )}
      {renounceUntil ? <RenounceContract contract={contract} until={renounceUntil} /> : null}
      <ConfirmDialog
        cancelLabel={texts.keep}
        confirmLabel={words[chosen].confirm}
        isDangerous
        isOpen={isConfirming}
        isPending={close.isPending || cancel.isPending}
        onCancel={() => setIsConfirming(false)}
        onConfirm={confirm}
        title={words[chosen].title}
      >
        {chosen === 'close'
          ? texts.closing.text[closingOutcome(contract)](contract.product)
          : texts.canceling.text(contract.product)}
      </ConfirmDialog>
    </span>
  );
}
