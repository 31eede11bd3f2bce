import { newIdempotencyKey } from '@repo/api-sdk';
import { Button } from '@repo/ui/button';
import { lazyPart } from '@repo/ui/lazy-part';
import { useState } from 'react';
import type { Contract } from './documents.model.ts';
import { withdrawingTexts as texts } from './documents.texts.ts';

const WithdrawDialog = lazyPart(async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog);

/** « Demander un retrait » of what a contract holds, and its dialog. */
export function WithdrawButton({ contract }: { readonly contract: Contract }) {
  // One idempotency key per opening, so that a confirmation takes effect once.
  const [openKey, setOpenKey] = useState<string | null>(null);
  const close = () => setOpenKey(null);
  return (
    <>
      <Button isChange onPress={() => setOpenKey(newIdempotencyKey())} size="sm" variant="ghost">
        {texts.open}
      </Button>
      {openKey === null ? null : (
        <WithdrawDialog contract={contract} idempotencyKey={openKey} onClose={close} onDismiss={close} />
      )}
    </>
  );
}
