import type { OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { type ClaimAction, decideClaimAction, kaskadActorFor } from '@repo/domain/kaskad';
import { Button } from '@repo/ui/button';
import { useShortcuts } from '@repo/ui/shortcuts';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import styles from '../../shared/list-panel.module.css';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { claimFacts } from './claims.model.ts';
import { claimFormTexts, claimsTexts as texts } from './claims.texts.ts';
import { ExecuteClaimDialog } from './ExecuteClaimDialog.tsx';

/** What may be done with this claim now, by the rules of the domain, which the server applies too. */
export function ClaimActions({ data }: { readonly data: OperationOutput<'getClaim'> }) {
  const { row, pending_change: pending } = data;
  const { claim, owner } = row;
  const { api, queries } = useServices();
  const { user } = useSession();
  const keyOf = useIdempotencyKey();
  const [opened, setOpened] = useState<'execute' | 'refuse' | null>(null);
  const path = { id: claim.id };
  const done = (message: string) => {
    setOpened(null);
    toast.success(message);
  };
  const verify = useSending(
    queries.mutation('verifyClaim', {
      invalidates: kaskadInvalidates,
      onDone: () => done(texts.done.verify),
    }),
  );
  const actor = user === null ? 'other' : kaskadActorFor(user, owner.id);
  const can = (action: ClaimAction) =>
    pending === null && decideClaimAction(action, claim.state, actor).isAllowed;
  const begin = () =>
    verify.send(
      { path, idempotencyKey: keyOf(['verify', claim.id]) },
      { onError: (error) => toast.error(error.message) },
    );
  useShortcuts('record', [
    { keys: 'e', label: texts.actions.verify, onPress: can('verify') ? begin : undefined },
    {
      keys: 'v',
      label: texts.actions.execute,
      onPress: can('execute') ? () => setOpened('execute') : undefined,
    },
    {
      keys: 'r',
      label: texts.actions.refuse,
      onPress: can('refuse') ? () => setOpened('refuse') : undefined,
    },
  ]);
  return (
    <div className={styles.actions}>
      {actor === 'owner' ? <p className={styles.muted}>{texts.own}</p> : null}
      {can('verify') ? (
        <Button isFullWidth isPending={verify.isPending} onPress={begin}>
          {texts.actions.verify}
        </Button>
      ) : null}
      {can('execute') ? (
        <Button isFullWidth onPress={() => setOpened('execute')}>
          {texts.actions.execute}
        </Button>
      ) : null}
      {can('refuse') ? (
        <Button isFullWidth onPress={() => setOpened('refuse')} variant="ghost">
          {texts.actions.refuse}
        </Button>
      ) : null}
      <ExecuteClaimDialog
        isOpen={opened === 'execute'}
        onCancel={() => setOpened(null)}
        onDone={done}
        row={row}
      />
      <ReasonDialog
        help={claimFormTexts.refuseHelp}
        intro={claimFormTexts.refuseIntro}
        invalidates={kaskadInvalidates}
        isDangerous
        isOpen={opened === 'refuse'}
        onCancel={() => setOpened(null)}
        onDone={() => done(texts.done.refuse)}
        record={claimFacts(row)}
        send={(body) => api.call('refuseClaim', { path, body, idempotencyKey: keyOf(body) })}
        submit={claimFormTexts.submitRefuse}
        title={claimFormTexts.refuseTitle}
      />
    </div>
  );
}
