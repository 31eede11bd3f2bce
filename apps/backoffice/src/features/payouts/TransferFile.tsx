import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import { Button } from '@repo/ui/button';
import { Icon } from '@repo/ui/icons';
import { toast } from '@repo/ui/toast';
import { inTransferFile, type PayoutRow } from './payouts.model.ts';
import { payoutInvalidates } from './payouts.queries.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

/** « Fichier de virements » of the approved transfers that the list shows; nothing without any. */
export function NewTransferFile({ rows }: { readonly rows: readonly PayoutRow[] }) {
  const { api, queryClient } = useServices();
  const chosen = rows.filter(inTransferFile);
  const { start, isPending } = useDownload(
    async () => {
      const body = { payout_ids: chosen.map(({ id }) => id) };
      const { id } = await api.call('createPayoutFile', { body });
      await invalidate(queryClient, ...payoutInvalidates);
      return api.download('getPayoutFile', { path: { id } });
    },
    { onSaved: (name) => toast.success(texts.file.saved(name)), failed: texts.file.failed },
  );
  if (chosen.length === 0) return null;
  return (
    <Button isPending={isPending} onPress={start} size="sm" variant="ghost">
      <Icon name="download" size={16} />
      {texts.file.create(chosen.length)}
    </Button>
  );
}

/** The file that holds a payout, again. */
export function StoredTransferFile({ id }: { readonly id: string }) {
  const { api } = useServices();
  const { start, isPending } = useDownload(() => api.download('getPayoutFile', { path: { id } }), {
    onSaved: (name) => toast.success(texts.file.saved(name)),
    failed: texts.file.failed,
  });
  return (
    <Button isPending={isPending} onPress={start} size="sm" variant="ghost">
      <Icon name="download" size={16} />
      {texts.file.again}
    </Button>
  );
}
