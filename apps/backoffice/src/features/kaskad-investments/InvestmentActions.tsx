import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { Button } from '@repo/ui/button';
import { useShortcuts } from '@repo/ui/shortcuts';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import styles from '../../shared/list-panel.module.css';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { type InvestmentDetail, investmentFacts } from './investments.model.ts';
import { investmentFormTexts as formTexts, investmentsTexts as texts } from './investments.texts.ts';
import { ValidateDialog } from './ValidateDialog.tsx';

type Action = InvestmentDetail['actions'][number];

/** What the server says may be done with this investment now; nothing while a change awaits. */
export function InvestmentActions({ data }: { readonly data: InvestmentDetail }) {
  const { row, pending_change: pending } = data;
  const { id, version } = row.investment;
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const [opened, setOpened] = useState<Action | null>(null);
  const can = (action: Action) => pending === null && data.actions.includes(action);
  const opener = (action: Action) => (can(action) ? () => setOpened(action) : undefined);
  const done = (message: string) => {
    setOpened(null);
    toast.success(message);
  };
  useShortcuts('record', [
    { keys: 'v', label: texts.actions.validate, onPress: opener('validate') },
    { keys: 'r', label: texts.actions.refuse_proof, onPress: opener('refuse_proof') },
  ]);
  const dialog = (action: 'refuse_proof' | 'cancel') => ({
    help: formTexts.reasonRead,
    invalidates: kaskadInvalidates,
    isDangerous: true,
    isOpen: opened === action,
    onCancel: () => setOpened(null),
    onDone: () => done(texts.done[action]),
    record: investmentFacts(row),
  });
  return (
    <div className={styles.actions}>
      {(['validate', 'refuse_proof', 'cancel'] as const).filter(can).map((action) => (
        <Button
          isFullWidth
          key={action}
          onPress={() => setOpened(action)}
          variant={action === 'validate' ? 'primary' : 'ghost'}
        >
          {texts.actions[action]}
        </Button>
      ))}
      <ValidateDialog
        isOpen={opened === 'validate'}
        onCancel={() => setOpened(null)}
        onDone={done}
        row={row}
      />
      <ReasonDialog
        {...dialog('refuse_proof')}
        intro={formTexts.refuseIntro}
        send={({ reason }) => {
          const body = { version, reason };
          return api.call('refuseInvestmentProof', { path: { id }, body, idempotencyKey: keyOf(body) });
        }}
        submit={formTexts.submitRefuse}
        title={formTexts.refuseTitle}
      />
      <ReasonDialog
        {...dialog('cancel')}
        intro={formTexts.cancelIntro}
        send={({ reason }) => {
          const body = { version, reason };
          return api.call('cancelInvestment', {
            path: { id },
            body,
            idempotencyKey: keyOf(['cancel', body]),
          });
        }}
        submit={formTexts.submitCancel}
        title={formTexts.cancelTitle}
      />
    </div>
  );
}
