import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { formatSubscriptionAmount } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Form, FormActions, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SecondPerson } from '../../shared/SecondPerson.tsx';
import { contractReceiptsTexts as texts } from './contract-receipts.texts.ts';
import { paymentInvalidates } from './contracts.queries.ts';

export interface AcceptAmountDialogProps {
  readonly contract: components['schemas']['ReceiptContract'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** « Accepter ce montant »: the contract runs on what was received. */
export function AcceptAmountDialog(props: AcceptAmountDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={texts.acceptTitle}>
      <AcceptAmountForm {...props} />
    </Dialog>
  );
}

function AcceptAmountForm({ contract, onClose }: AcceptAmountDialogProps) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const preview = useQuery(queries.query('previewPayment', { path: { id: contract.id }, query: {} }));
  const accept = useSending(
    queries.mutation('acceptReceivedAmount', {
      invalidates: [...paymentInvalidates, 'listContractReceipts', 'listReceipts'],
    }),
  );
  const submit = () => {
    const body = { reason: reason.trim() };
    setIsMissing(body.reason === '');
    if (body.reason === '') return;
    accept.send(
      { path: { id: contract.id }, body, idempotencyKey: keyOf([contract.id, body]) },
      {
        onSuccess: ({ contract: after }) => {
          toast.success(after.payment_status === 'paid' ? texts.accepted : texts.held);
          onClose();
        },
      },
    );
  };
  return (
    <Form isPending={accept.isPending} onSubmit={submit}>
      <p>{texts.acceptHelp(formatSubscriptionAmount(contract.received, contract.currency))}</p>
      <FormAlert message={accept.error?.message} />
      <SecondPerson preview={preview.data} />
      <TextField
        error={isMissing ? texts.reasonMissing : undefined}
        label={texts.reason}
        maxLength={500}
        onChange={setReason}
        value={reason}
      />
      <FormActions>
        <Button isDisabled={accept.isPending} onPress={onClose} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={accept.isPending} type="submit">
          {texts.accept}
        </Button>
      </FormActions>
    </Form>
  );
}
