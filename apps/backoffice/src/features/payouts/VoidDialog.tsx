import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import type { PayoutDialogProps } from './ExecuteDialog.tsx';
import { payoutFormTexts as texts } from './payout-panel.texts.ts';
import { payoutRecord } from './payouts.model.ts';

/** « Sans objet », with its reason: the money never arrived. */
export function VoidDialog({ data, ...dialog }: PayoutDialogProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const path = { id: data.payout.id };
  return (
    <ReasonDialog
      {...dialog}
      intro={texts.voidIntro}
      isDangerous
      record={payoutRecord(data.payout)}
      send={(body) => api.call('voidPayout', { path, body, idempotencyKey: keyOf(body) })}
      submit={texts.submitVoid}
      title={texts.voidTitle}
    />
  );
}
