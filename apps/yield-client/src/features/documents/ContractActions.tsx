import { newIdempotencyKey } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useSending } from '@repo/client/sending';
import { Button, TextLink } from '@repo/ui/button';
import { ConfirmDialog } from '@repo/ui/dialog';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { type Contract, contractAction, isWaitingForSignature } from './documents.model.ts';
import styles from './documents.module.css';
import { documentsTexts as texts } from './documents.texts.ts';
import { RenounceContract } from './RenounceContract.tsx';

/** What was pressed, with the key that makes it happen once. */
interface Intention {
  readonly action: 'close' | 'cancel';
  readonly key: string;
}

const words = { close: texts.closing, cancel: texts.canceling } as const;
const invalidates = ['listSignatures', 'getDashboard'] as const;

/** « Reprendre la signature » and « Annuler » a pending contract, « Clôturer » a signed one (R248). Both are final: the dialog says so (R249, R268). « Renoncer » stays beside them while its period runs. */
export function ContractActions({ contract }: { readonly contract: Contract }) {
  const { queries } = useServices();
  const [intention, setIntention] = useState<Intention | null>(null);
  const close = useSending(queries.mutation('closeSignature', { invalidates }));
  const cancel = useSending(queries.mutation('cancelSignature', { invalidates }));
  const action = contractAction(contract);
  const { renounce_until: renounceUntil } = contract;
  const confirm = ({ action: chosen, key }: Intention) => {
    const { send } = chosen === 'close' ? close : cancel;
    send(
      { path: { id: contract.id }, idempotencyKey: key },
      {
        onSuccess: () => toast.success(words[chosen].done),
        // The server's sentence when it gave one (2§7), else ours.
        onError: (error) => toast.error(error.status === 0 ? words[chosen].failed : error.message),
        onSettled: () => setIntention(null),
      },
    );
  };
  const asked = intention?.action ?? 'close';
  return (
    <span className={styles.lines}>
      {isWaitingForSignature(contract) ? (
        <TextLink className={styles.action} href={paths.resumption(contract.strategy_id, contract.id)}>
          {texts.resume}
        </TextLink>
      ) : null}
      {action === null ? (
        texts.none
      ) : (
        <Button onPress={() => setIntention({ action, key: newIdempotencyKey() })} size="sm" variant="ghost">
          {texts[action]}
        </Button>
      )}
      {renounceUntil ? <RenounceContract contract={contract} until={renounceUntil} /> : null}
      <ConfirmDialog
        cancelLabel={texts.keep}
        confirmLabel={words[asked].confirm}
        isDangerous
        isOpen={intention !== null}
        isPending={close.isPending || cancel.isPending}
        onCancel={() => setIntention(null)}
        onConfirm={() => {
          if (intention !== null) confirm(intention);
        }}
        title={words[asked].title}
      >
        {asked === 'close' && contract.payment_status !== 'paid'
          ? texts.closing.unpaid(contract.product)
          : words[asked].text(contract.product)}
      </ConfirmDialog>
    </span>
  );
}
