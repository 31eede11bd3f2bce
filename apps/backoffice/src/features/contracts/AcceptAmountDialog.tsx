import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { formatMatchedAmount } from '@repo/domain/format';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { SecondPerson } from '../../shared/SecondPerson.tsx';
import { contractFacts } from './contract-facts.model.ts';
import { contractReceiptsTexts as texts } from './contract-receipts.texts.ts';

export interface AcceptAmountDialogProps {
  readonly contract: components['schemas']['ReceiptContract'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** « Accepter ce montant »: the contract runs on what was received. */
export function AcceptAmountDialog({ contract, isOpen, onClose }: AcceptAmountDialogProps) {
  const { api, queries } = useServices();
  const keyOf = useIdempotencyKey();
  const path = { id: contract.id };
  const preview = useQuery({
    ...queries.query('previewPayment', { path, query: {} }),
    enabled: isOpen,
  });
  return (
    <ReasonDialog
      intro={texts.acceptHelp(formatMatchedAmount(contract.received, contract.currency))}
      isOpen={isOpen}
      notice={<SecondPerson preview={preview.data} />}
      onCancel={onClose}
      onDone={({ contract: after }: components['schemas']['ContractReceipts']) => {
        onClose();
        toast.success(after.payment_status === 'paid' ? texts.accepted : texts.held);
      }}
      record={contractFacts(contract)}
      send={(body) => api.call('acceptReceivedAmount', { path, body, idempotencyKey: keyOf([path, body]) })}
      submit={texts.accept}
      title={texts.acceptTitle}
    />
  );
}
