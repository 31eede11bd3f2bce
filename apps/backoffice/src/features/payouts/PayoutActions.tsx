import type { OperationOutput } from '@repo/api-sdk';
import { useSession } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { formatNumericDate } from '@repo/domain/format';
import { decidePayoutAction, type PayoutAction, payoutActorFor } from '@repo/domain/payouts';
import { Button } from '@repo/ui/button';
import { useShortcuts } from '@repo/ui/shortcuts';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { HeldPayment } from '../../shared/HeldPayment.tsx';
import styles from '../../shared/list-panel.module.css';
import { ExecuteDialog } from './ExecuteDialog.tsx';
import { PrepareDialog } from './PrepareDialog.tsx';
import { payoutPanelTexts as texts } from './payout-panel.texts.ts';
import { payoutFacts } from './payouts.model.ts';
import { QualifyDialog } from './QualifyDialog.tsx';
import { VoidDialog } from './VoidDialog.tsx';

const pays: readonly PayoutAction[] = ['prepare', 'execute'];

/** The actions allowed on this payout now, by the rules of the domain, which the server applies too. */
export function PayoutActions({ data }: { readonly data: OperationOutput<'getPayout'> }) {
  const { payout } = data;
  const { user } = useSession();
  const [opened, setOpened] = useState<PayoutAction | null>(null);

  const actor = user === null ? 'other' : payoutActorFor(user, payout.client?.id ?? null);
  const facts = payoutFacts(payout);
  const decide = (action: PayoutAction) => decidePayoutAction(action, facts, { actor, today: parisToday() });
  // The server refuses these while the client’s payouts are held.
  const isSuspended = (action: PayoutAction) => payout.hold !== null && pays.includes(action);
  const can = (action: PayoutAction) => decide(action).isAllowed && !isSuspended(action);
  const held = decide('execute');
  const onDone = (message: string) => {
    setOpened(null);
    toast.success(message);
  };
  const dialogOf = (action: Exclude<PayoutAction, 'approve' | 'file' | 'return'>) => ({
    data,
    isOpen: opened === action,
    onCancel: () => setOpened(null),
    onDone: () => onDone(texts.done[action]),
  });
  const prepare = payout.beneficiary === null ? texts.actions.prepare : texts.actions.change;
  const keyFor = (keys: string, action: PayoutAction, label: string) => ({
    keys,
    label,
    onPress: can(action) ? () => setOpened(action) : undefined,
  });
  useShortcuts('record', [
    keyFor('v', 'execute', texts.actions.execute),
    keyFor('e', 'prepare', prepare),
    keyFor('r', 'void', texts.actions.void),
  ]);
  return (
    <div className={styles.actions}>
      <HeldPayment clientId={payout.client?.id ?? null} hold={payout.hold} />
      {actor === 'beneficiary' ? <p className={styles.muted}>{texts.ownPayout}</p> : null}
      {can('approve') && data.pending_change === null ? (
        <p className={styles.muted}>{texts.noRequest}</p>
      ) : null}
      {!held.isAllowed && held.reason === 'held' && payout.held_until !== null ? (
        <p className={styles.muted}>{texts.held(formatNumericDate(payout.held_until))}</p>
      ) : null}
      {payout.state === 'to_execute' && payout.file_id !== null ? (
        <p className={styles.muted}>{texts.inFile}</p>
      ) : null}
      {can('qualify') ? (
        <Button isFullWidth onPress={() => setOpened('qualify')}>
          {texts.actions.qualify}
        </Button>
      ) : null}
      {can('execute') ? (
        <Button isFullWidth onPress={() => setOpened('execute')}>
          {texts.actions.execute}
        </Button>
      ) : null}
      <div className={styles.pair}>
        {can('prepare') ? (
          <Button
            onPress={() => setOpened('prepare')}
            size={payout.beneficiary === null ? 'md' : 'sm'}
            variant={payout.beneficiary === null ? 'primary' : 'ghost'}
          >
            {prepare}
          </Button>
        ) : null}
        {can('void') ? (
          <Button onPress={() => setOpened('void')} size="sm" variant="ghost">
            {texts.actions.void}
          </Button>
        ) : null}
      </div>
      <PrepareDialog {...dialogOf('prepare')} />
      <ExecuteDialog {...dialogOf('execute')} />
      <VoidDialog {...dialogOf('void')} />
      <QualifyDialog {...dialogOf('qualify')} />
    </div>
  );
}
