import type { OperationOutput } from '@repo/api-sdk';
import { useSession } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { positionOn } from '@repo/domain/kaskad';
import { Button } from '@repo/ui/button';
import { useShortcuts } from '@repo/ui/shortcuts';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import styles from '../../shared/list-panel.module.css';
import { ChangeGrantDialog } from './ChangeGrantDialog.tsx';
import { allowedChanges, type GrantChangeKind } from './grant-change.model.ts';
import { grantChangeTexts as texts } from './grants.texts.ts';

/** What can be changed of a grant now; nothing while a change awaits a second person. */
export function GrantActions({ data }: { readonly data: OperationOutput<'getIssuedGrant'> }) {
  const [opened, setOpened] = useState<GrantChangeKind | null>(null);
  const { user } = useSession();
  const isOwn = user?.id === data.owner.id;
  const { status } = positionOn(data.grant, parisToday());
  const allowed = data.pending_change === null && !isOwn ? allowedChanges(data.grant, status) : [];
  const open = (change: GrantChangeKind) => (allowed.includes(change) ? () => setOpened(change) : undefined);
  useShortcuts('record', [
    { keys: 'e', label: texts.actions.changed, onPress: open('changed') },
    { keys: 'r', label: texts.actions.canceled, onPress: open('canceled') },
  ]);
  return (
    <>
      {isOwn ? <p className={styles.muted}>{texts.own}</p> : null}
      {allowed.length === 0 ? null : (
        <div className={styles.pair}>
          {allowed.map((change) => (
            <Button
              key={change}
              onPress={() => setOpened(change)}
              variant={change === 'canceled' ? 'danger' : 'ghost'}
            >
              {texts.actions[change]}
            </Button>
          ))}
        </div>
      )}
      <ChangeGrantDialog
        change={opened}
        data={data}
        onCancel={() => setOpened(null)}
        onDone={(message) => {
          setOpened(null);
          toast.success(message);
        }}
      />
    </>
  );
}
