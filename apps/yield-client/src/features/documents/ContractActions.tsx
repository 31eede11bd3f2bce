import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { LinkButton } from '@repo/ui/button';
import { ConfirmDialog } from '@repo/ui/dialog';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { ContractChoice } from './ContractChoice.tsx';
import { type Contract, closingOutcome, contractAction, isWaitingForSignature } from './documents.model.ts';
import styles from './documents.module.css';
import { documentsTexts as texts } from './documents.texts.ts';
import { RenounceContract } from './RenounceContract.tsx';

type Action = 'close' | 'cancel';

const words = { close: texts.closing, cancel: texts.canceling } as const;
const invalidates = ['listSignatures', 'getDashboard'] as const;

/** « Reprendre la signature » and « Annuler » a pending contract, « Clôturer » a signed one (R248). Both are final: the dialog says so (R249, R268). « Renoncer » stays beside them while its period runs: each then says what it gives back. */
export function ContractActions({ contract }: { readonly contract: Contract }) {
  const { queries, queryClient } = useServices();
  const [asked, setAsked] = useState<Action>('close');
  // Apart from what is asked: the dialog keeps its words while it fades out.
  const [isAsking, setIsAsking] = useState(false);
  // Neither can happen twice to a contract: pressed again after an answer that was lost, it is the same request.
  const keyOf = useIdempotencyKey();
  const close = useSending(queries.mutation('closeSignature', { invalidates }));
  const cancel = useSending(queries.mutation('cancelSignature', { invalidates }));
  const action = contractAction(contract);
  const { renounce_until: renounceUntil } = contract;
  const isWaiting = isWaitingForSignature(contract);
  const isChoice = action === 'close' && Boolean(renounceUntil);
  const ask = (chosen: Action) => {
    setAsked(chosen);
    setIsAsking(true);
  };
  const confirm = () => {
    const { send } = asked === 'close' ? close : cancel;
    send(
      { path: { id: contract.id }, idempotencyKey: keyOf(asked) },
      {
        onSuccess: () => toast.success(words[asked].done),
        onError: (error) => {
          // The server's sentence when it gave one (2§7), else ours.
          toast.error(error.status === 0 ? words[asked].failed : error.message);
          // What is refused here was perhaps done elsewhere. Without an answer it is to be pressed again.
          if (error.status !== 0) void invalidate(queryClient, ...invalidates);
        },
        onSettled: () => setIsAsking(false),
      },
    );
  };
  return (
    <span className={isChoice || isWaiting ? styles.choices : styles.lines}>
      {isWaiting ? (
        <LinkButton href={paths.resumption(contract.strategy_id, contract.id)} size="sm" variant="ghost">
          {texts.resume}
        </LinkButton>
      ) : null}
      {action === null ? (
        texts.none
      ) : (
        <ContractChoice
          hint={isChoice ? texts.closing.hint[closingOutcome(contract)] : null}
          label={texts[action]}
          onPress={() => ask(action)}
        />
      )}
      {renounceUntil ? <RenounceContract contract={contract} until={renounceUntil} /> : null}
      <ConfirmDialog
        cancelLabel={texts.keep}
        confirmLabel={words[asked].confirm}
        isDangerous
        isOpen={isAsking}
        isPending={close.isPending || cancel.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={confirm}
        title={words[asked].title}
      >
        {asked === 'close'
          ? texts.closing.text[closingOutcome(contract)](contract.product)
          : texts.canceling.text(contract.product)}
      </ConfirmDialog>
    </span>
  );
}
