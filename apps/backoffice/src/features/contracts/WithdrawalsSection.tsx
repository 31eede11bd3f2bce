import type { OperationOutput } from '@repo/api-sdk';
import { useSession } from '@repo/auth';
import { executionNote, requestedAmount } from '@repo/client/withdrawal';
import { contractActorFor } from '@repo/domain/contract-status';
import { formatDocumentAmount, formatNumericDate } from '@repo/domain/format';
import { parCurrency } from '@repo/domain/money';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { useState } from 'react';
import styles from '../../shared/list-panel.module.css';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { useResumed } from '../../shared/use-resumed.ts';
import { contractPanelTexts } from './contract-panel.texts.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

const texts = contractPanelTexts.withdrawals;
type Contract = OperationOutput<'getAdminContract'>['contract'];

/** « Retraits »: what was paid out with its fee, what waits for its NAV, and « Nouveau retrait ». */
export function WithdrawalsSection({ data }: { readonly data: OperationOutput<'getAdminContract'> }) {
  const { contract, client, pending_change: pendingChange } = data;
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const { resumed, end } = useResumed(['withdrawal.record'], contract.id);
  const isAdmin = user !== null && contractActorFor(user, client.id) === 'admin';
  const canRecord = isAdmin && contract.can_withdraw && pendingChange?.kind !== 'withdrawal.record';
  const lines = withdrawalLines(contract);
  if (lines.length === 0 && !canRecord && !isOpen) return null;
  const close = () => {
    setIsOpen(false);
    end();
  };
  return (
    <PanelSection title={texts.title}>
      {lines.length === 0 ? <p className={styles.muted}>{texts.none}</p> : null}
      <ul>
        {lines.map(({ id, amount, notes }) => (
          <li key={id}>
            {amount}
            <span className={styles.muted}> · {notes.filter((note) => note !== null).join(' · ')}</span>
          </li>
        ))}
      </ul>
      {canRecord ? (
        <Button isFullWidth onPress={() => setIsOpen(true)} size="sm" variant="ghost">
          {texts.record}
        </Button>
      ) : null}
      <Dialog isOpen={isOpen || (canRecord && resumed !== null)} onClose={close} title={texts.record}>
        <WithdrawalForm contract={contract} onClose={close} resumed={resumed} />
      </Dialog>
    </PanelSection>
  );
}

/** The coin itself, once it is off its par. */
const unitOf = ({ paid_as: named, currency }: Contract['withdrawals'][number]): string =>
  named ?? parCurrency(currency);

function withdrawalLines({ withdrawals, pending_withdrawals: pending }: Contract) {
  return [
    ...withdrawals.map((row) => ({
      id: row.id,
      amount: formatDocumentAmount(row.amount, unitOf(row)),
      notes: [
        row.exit_fee === null ? null : texts.fee(formatDocumentAmount(row.exit_fee, unitOf(row))),
        row.occurred_at === null ? null : texts.requestedOn(formatNumericDate(row.occurred_at)),
        row.reference,
        row.metadata.note ?? null,
      ],
    })),
    ...pending.map((row) => ({ id: row.id, amount: requestedAmount(row), notes: [executionNote(row)] })),
  ];
}
