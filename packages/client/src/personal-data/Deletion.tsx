import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { Button } from '@repo/ui/button';
import { Skeleton } from '@repo/ui/feedback';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReturningFocus } from '../form/index.ts';
import { QueryView } from '../query-view/QueryView.tsx';
import type { BlockersProps } from './Blockers.tsx';
import { DeletionDialog } from './DeletionDialog.tsx';
import { DeletionState } from './DeletionState.tsx';
import type { Deletion as State } from './deletion.model.ts';
import { deletionTexts as texts } from './personal-data.texts.ts';

type DeletionProps = Pick<BlockersProps, 'addressOf'>;

/** « Supprimer mon compte », or the pending request. */
export function Deletion({ addressOf }: DeletionProps) {
  const { queries } = useServices();
  const deletion = useQuery(queries.query('getAccountDeletion'));
  return (
    <QueryView failedTitle={texts.failed} query={deletion} skeleton={<Skeleton height="2.75rem" />}>
      {(state) => <Offered addressOf={addressOf} state={state} />}
    </QueryView>
  );
}

/** Each of the two buttons replaces the other and gets its focus. */
function Offered({ addressOf, state }: DeletionProps & { readonly state: State }) {
  const { queryClient } = useServices();
  const [step, setStep] = useState<'rest' | 'confirming' | 'requested' | 'canceled'>('rest');
  const opener = useReturningFocus(step === 'canceled');
  const cancelButton = useReturningFocus(step === 'requested');
  const settle = async (done: 'requested' | 'canceled') => {
    // The dialog restores the focus to its button, which is then removed.
    setStep(done);
    toast.success(done === 'requested' ? texts.requested : texts.canceled);
    await invalidate(queryClient, 'getAccountDeletion');
  };
  if (state.request !== null) {
    return (
      <DeletionState
        addressOf={addressOf}
        button={cancelButton}
        onCanceled={() => settle('canceled')}
        request={state.request}
        state={state}
      />
    );
  }
  return (
    <>
      <Button isChange onPress={() => setStep('confirming')} ref={opener} variant="ghost">
        {texts.open}
      </Button>
      {step === 'confirming' ? (
        <DeletionDialog
          addressOf={addressOf}
          onRequested={() => settle('requested')}
          onClose={() => setStep('rest')}
          state={state}
        />
      ) : null}
    </>
  );
}
