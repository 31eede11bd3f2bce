import { useServices } from '@repo/auth';
import { currencyLabel, formatNumericDate } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { Dialog } from '@repo/ui/dialog';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FeeTransferForm } from './FeeTransferForm.tsx';
import { feeAmount, feesInWords, isLeft, type RoundFee, shownFeeAccount } from './fees.model.ts';
import { feesTexts as texts } from './fees.texts.ts';
import styles from './fundraising.module.css';
import type { StaffRound } from './rounds.model.ts';

const amountColumn = (
  id: 'booked' | 'given_back' | 'transferred' | 'left',
  header: string,
): DataColumn<RoundFee> => ({
  id,
  header,
  align: 'end',
  cell: (fee) => <span className="nowrap">{feeAmount(fee[id], fee.asset)}</span>,
});

const columns: readonly DataColumn<RoundFee>[] = [
  {
    id: 'asset',
    header: texts.columns.asset,
    isRowName: true,
    cell: ({ asset }) => currencyLabel(asset),
  },
  amountColumn('booked', texts.columns.booked),
  amountColumn('given_back', texts.columns.givenBack),
  amountColumn('transferred', texts.columns.transferred),
  { ...amountColumn('left', texts.columns.left), onCard: 'first' },
];

/** What the fees of a round became, and what its issuer transferred of them; nothing where it has none. */
export function RoundFees({ round }: { readonly round: StaffRound }) {
  const { queries } = useServices();
  const [isOpen, setOpen] = useState(false);
  const { fees, fee_transfers: transfers } = round;
  const owed = fees.filter(isLeft);
  const canRecord = owed.length > 0 && round.pending_change === null;
  const issuer = useQuery({
    ...queries.query('getIssuer', { path: { id: round.round.issuer.id } }),
    enabled: canRecord,
  });
  if (fees.length === 0) return null;
  const close = () => setOpen(false);
  return (
    <Card
      actions={
        canRecord ? (
          <Button onPress={() => setOpen(true)} size="sm" variant="ghost">
            {texts.record}
          </Button>
        ) : null
      }
      title={texts.title}
    >
      <Stack gap={12}>
        <p className={styles.muted}>{texts.help}</p>
        {owed.length === 0 ? null : (
          <p>{texts.owed(feesInWords(owed.map(({ asset, left: amount }) => ({ asset, amount }))))}</p>
        )}
        <DataTable columns={columns} label={texts.table} rowId={({ asset }) => asset} rows={fees} />
        {transfers.length === 0 ? (
          <p className={styles.muted}>{texts.noTransfer}</p>
        ) : (
          <ul aria-label={texts.transfers} className={styles.list}>
            {transfers.map(({ id, asset, amount, day, reference, account, recorded_by: author }) => (
              <li className={styles.item} key={id}>
                <strong>{texts.transfer(feeAmount(amount, asset), formatNumericDate(day))}</strong>
                <span className={styles.muted}>
                  {texts.facts(reference, shownFeeAccount(account, asset), author)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Stack>
      <Dialog isOpen={isOpen} onClose={close} title={texts.record}>
        <FeeTransferForm details={issuer.data?.payment_details ?? null} onClose={close} round={round} />
      </Dialog>
    </Card>
  );
}
