import { newIdempotencyKey } from '@repo/api-sdk';
import { formatNumericDate } from '@repo/domain/format';
import { lazyPart } from '@repo/ui/lazy-part';
import { useState } from 'react';
import { ContractChoice } from './ContractChoice.tsx';
import { type Contract, closingOutcome } from './documents.model.ts';
import { renouncingTexts as texts } from './documents.texts.ts';

const RenounceDialog = lazyPart(async () => (await import('./RenounceDialog.tsx')).RenounceDialog);

interface RenounceContractProps {
  readonly contract: Contract;
  /** The last day of the period. */
  readonly until: string;
}

/** « Renoncer au contrat »: shown as long as the withdrawal period runs. */
export function RenounceContract({ contract, until }: RenounceContractProps) {
  // One idempotency key per opening, so that a confirmation takes effect once.
  const [openKey, setOpenKey] = useState<string | null>(null);
  const isUnpaid = closingOutcome(contract) === 'unpaid';
  return (
    <>
      <ContractChoice
        hint={texts.hint[isUnpaid ? 'unpaid' : 'paid'](formatNumericDate(until))}
        label={texts.open}
        onPress={() => setOpenKey(newIdempotencyKey())}
      />
      {openKey === null ? null : (
        <RenounceDialog
          contract={contract}
          idempotencyKey={openKey}
          onClose={() => setOpenKey(null)}
          onDismiss={() => setOpenKey(null)}
          until={until}
        />
      )}
    </>
  );
}
