import type { OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { contractActorFor } from '@repo/domain/contract-status';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Skeleton } from '@repo/ui/feedback';
import { useShortcuts } from '@repo/ui/shortcuts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useResumed } from '../../shared/use-resumed.ts';
import { RectifyForm, type RectifyFormProps } from './RectifyForm.tsx';
import { rectifyTexts as texts } from './rectify.texts.ts';

/** « Rectifier le paiement » of a running contract: the amount or the day of one of its receipts was wrong. */
export function RectifyPayment({ data }: { readonly data: OperationOutput<'getAdminContract'> }) {
  const { contract, client, pending_change: pendingChange } = data;
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const { resumed, end } = useResumed(['payment.rectify'], contract.id);
  const isAdmin = user !== null && contractActorFor(user, client.id) === 'admin';
  const isPaid = contract.status === 'signed' && contract.payment_status === 'paid';
  const isOffered = isAdmin && isPaid && pendingChange?.kind !== 'payment.rectify';
  useShortcuts('record', [
    { keys: 'e', label: texts.open, onPress: isOffered ? () => setIsOpen(true) : undefined },
  ]);
  // A form that is open stays when another person was first.
  if (!isOffered && !isOpen) return null;
  const close = () => {
    setIsOpen(false);
    end();
  };
  return (
    <>
      <Button isFullWidth onPress={() => setIsOpen(true)} size="sm" variant="ghost">
        {texts.open}
      </Button>
      <Dialog isOpen={isOpen || resumed !== null} onClose={close} title={texts.title}>
        <LoadedForm contract={contract} onClose={close} resumed={resumed} />
      </Dialog>
    </>
  );
}

function LoadedForm(props: Pick<RectifyFormProps, 'contract' | 'onClose' | 'resumed'>) {
  const { queries } = useServices();
  const money = useQuery(queries.query('listContractReceipts', { path: { id: props.contract.id } }));
  return (
    <QueryView failedTitle={texts.failed} query={money} skeleton={<Skeleton lines={4} />}>
      {({ receipts }) => {
        const [first] = receipts;
        return first === undefined ? (
          <p>{texts.noReceipt}</p>
        ) : (
          <RectifyForm {...props} first={first} receipts={receipts} />
        );
      }}
    </QueryView>
  );
}
