import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import { useIdempotencyKey } from '@repo/client/form';
import { shortAccount } from '@repo/domain/payouts';
import { Button } from '@repo/ui/button';
import { Icon } from '@repo/ui/icons';
import { Cluster } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { type PayoutRow, transferConfirmation } from './payouts.model.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

/** « Fichier de virements » of the selected payouts: one button for each account of ours that pays them. */
export function NewTransferFiles({ rows }: { readonly rows: readonly PayoutRow[] }) {
  const byAccount = [...Map.groupBy(rows, ({ paying_account }) => paying_account)];
  return byAccount.map(([account, paid]) => {
    const iban = shortAccount(account.slice('bank:'.length), 'rib');
    const label =
      byAccount.length === 1 ? texts.file.create(paid.length) : texts.file.createFrom(iban, paid.length);
    return <NewTransferFile key={account} iban={iban} label={label} paid={paid} />;
  });
}

interface NewTransferFileProps {
  readonly label: string;
  /** The account of ours that pays them. */
  readonly iban: string;
  readonly paid: readonly PayoutRow[];
}

function NewTransferFile({ label, iban, paid }: NewTransferFileProps) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const { start, isPending } = useDownload(
    async () => {
      const body = { payout_ids: paid.map(({ id }) => id) };
      const confirms = transferConfirmation(paid, iban);
      const { id } = await api.call('createPayoutFile', { body, confirms, idempotencyKey: keyOf(body) });
      return api
        .download('getPayoutFile', { path: { id } })
        .finally(() => void invalidate(queryClient, ...moneyInvalidates));
    },
    { onSaved: (name) => toast.success(texts.file.saved(name)), failed: texts.file.failed },
  );
  return (
    <Button isPending={isPending} onPress={() => start()} size="sm" variant="ghost">
      <Icon name="download" size={16} />
      {label}
    </Button>
  );
}

interface StoredTransferFileProps {
  readonly id: string;
  /** The payout it is shown for is not executed yet. */
  readonly canWithdraw: boolean;
}

/** The file that holds a payout: the same bytes again, and its withdrawal. */
export function StoredTransferFile({ id, canWithdraw }: StoredTransferFileProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const [isOpen, setIsOpen] = useState(false);
  const { start, isPending } = useDownload(() => api.download('getPayoutFile', { path: { id } }), {
    onSaved: (name) => toast.success(texts.file.saved(name)),
    failed: texts.file.failed,
  });
  const close = () => setIsOpen(false);
  return (
    <Cluster gap={8}>
      <Button isPending={isPending} onPress={() => start()} size="sm" variant="ghost">
        <Icon name="download" size={16} />
        {texts.file.again}
      </Button>
      {canWithdraw ? (
        <Button onPress={() => setIsOpen(true)} size="sm" variant="ghost">
          {texts.file.withdraw}
        </Button>
      ) : null}
      <ReasonDialog
        intro={texts.file.withdrawIntro}
        isDangerous
        isOpen={isOpen}
        onCancel={close}
        onConflict={(error) => {
          close();
          toast.error(error.message);
        }}
        onDone={() => {
          close();
          toast.success(texts.file.withdrawn);
        }}
        send={(body) =>
          api.call('withdrawPayoutFile', { path: { id }, body, idempotencyKey: keyOf([id, body]) })
        }
        submit={texts.file.withdraw}
        title={texts.file.withdraw}
      />
    </Cluster>
  );
}
