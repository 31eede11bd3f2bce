import type { ApiError, OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { contractActorFor, decidePaymentAction, type PaymentAction } from '@repo/domain/contract-status';
import { Button } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { useShortcuts } from '@repo/ui/shortcuts';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import styles from '../../shared/list-panel.module.css';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import { useConflict } from '../../shared/use-conflict.ts';
import { useResumed } from '../../shared/use-resumed.ts';
import { AskClient } from './AskClient.tsx';
import { contractPanelTexts as texts } from './contract-panel.texts.ts';
import { EndContract } from './EndContract.tsx';
import { RectifyPayment } from './RectifyPayment.tsx';
import { RefuseProofDialog } from './RefuseProofDialog.tsx';
import { ValidatePaymentDialog } from './ValidatePaymentDialog.tsx';

export interface PaymentActionsProps {
  readonly data: OperationOutput<'getAdminContract'>;
}

type Opened = 'none' | 'validate' | 'refuse';

/** The actions allowed on this payment now, by the rules of the domain, which the server applies too. */
export function PaymentActions({ data }: PaymentActionsProps) {
  const { contract, client, pending_change: pendingChange } = data;
  const isHeld = pendingChange?.kind === 'payment.validate';
  const { queries } = useServices();
  const { user } = useSession();
  const keyOf = useIdempotencyKey();
  const [opened, setOpened] = useState<Opened>('none');
  const conflict = useConflict();
  const { resumed, end } = useResumed(['payment.validate'], contract.id);
  const startCheck = useSending(queries.mutation('startPaymentCheck', { invalidates: moneyInvalidates }));

  const actor = user === null ? 'other' : contractActorFor(user, client.id);
  const can = (action: PaymentAction) => decidePaymentAction(action, contract, actor).isAllowed;
  // Conflict: another user changed it first, so the list is refetched beside the error message.
  const hide = () => {
    setOpened('none');
    end();
  };
  const onConflict = (error: ApiError) => {
    hide();
    conflict.report(error);
  };
  const close = () => {
    hide();
    conflict.clear();
  };
  const onDone = (message: string) => {
    close();
    toast.success(message);
  };
  const check = () => {
    startCheck.send(
      { path: { id: contract.id }, idempotencyKey: keyOf(['startCheck', contract.updated_at]) },
      {
        onSuccess: () => onDone(texts.done.startCheck),
        onError: (error) => (error.status === 409 ? onConflict(error) : toast.error(error.message)),
      },
    );
  };
  const isIdle = !(can('validatePayment') || can('startCheck') || can('refuseProof'));
  const dialog = { contract, onCancel: hide };
  const canValidate = can('validatePayment') && !isHeld;
  const canRefuse = can('refuseProof');
  useShortcuts('record', [
    {
      keys: 'v',
      label: texts.actions.validate,
      onPress: canValidate ? () => setOpened('validate') : undefined,
    },
    { keys: 'r', label: texts.actions.refuse, onPress: canRefuse ? () => setOpened('refuse') : undefined },
  ]);
  return (
    <div className={styles.actions}>
      {conflict.message === null ? null : (
        <Banner isLive title={texts.conflictTitle} tone="warning">
          {conflict.message} {texts.conflictHelp}
        </Banner>
      )}
      {actor === 'owner' ? <p className={styles.muted}>{texts.ownContract}</p> : null}
      {isIdle && actor === 'admin' ? <p className={styles.muted}>{texts.nothingToDo}</p> : null}
      {canValidate ? (
        <Button isFullWidth onPress={() => setOpened('validate')}>
          {texts.actions.validate}
        </Button>
      ) : null}
      <div className={styles.pair}>
        {can('startCheck') ? (
          <Button isPending={startCheck.isPending} onPress={check} size="sm" variant="ghost">
            {texts.actions.startCheck}
          </Button>
        ) : null}
        {canRefuse ? (
          <Button onPress={() => setOpened('refuse')} size="sm" variant="ghost">
            {texts.actions.refuse}
          </Button>
        ) : null}
      </div>
      <AskClient data={data} />
      <RectifyPayment data={data} />
      <EndContract data={data} />
      <ValidatePaymentDialog
        {...dialog}
        isOpen={opened === 'validate' || (canValidate && resumed?.typed.payment !== undefined)}
        onDone={close}
        resumed={resumed}
      />
      <RefuseProofDialog {...dialog} isOpen={opened === 'refuse'} onDone={() => onDone(texts.done.refuse)} />
    </div>
  );
}
