import type { OperationOutput } from '@repo/api-sdk';
import { useSession } from '@repo/auth';
import { contractActorFor } from '@repo/domain/contract-status';
import { Button } from '@repo/ui/button';
import styles from '../../shared/list-panel.module.css';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import { useReminder } from '../../shared/use-reminder.ts';
import { contractPanelTexts } from './contract-panel.texts.ts';

interface RemindClientProps {
  readonly data: OperationOutput<'getAdminContract'>;
}

/** « Relancer » the client of the contract in the panel. */
export function RemindClient({ data: { contract, client, last_reminder: last } }: RemindClientProps) {
  const { user } = useSession();
  const { about, already, isPending, send } = useReminder({
    contract,
    last,
    actor: user === null ? 'other' : contractActorFor(user, client.id),
    invalidates: moneyInvalidates,
  });
  if (already !== null) return <p className={styles.muted}>{already}</p>;
  if (about === null) return null;
  return (
    <Button isFullWidth isPending={isPending} onPress={send} size="sm" variant="ghost">
      {contractPanelTexts.reminder[about]}
    </Button>
  );
}
