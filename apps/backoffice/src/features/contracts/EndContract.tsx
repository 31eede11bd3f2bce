import type { OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { contractActorFor, decideContractAction } from '@repo/domain/contract-status';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { useResumed } from '../../shared/use-resumed.ts';
import { contractFacts } from './contract-facts.model.ts';
import { contractPanelTexts } from './contract-panel.texts.ts';
import { RenunciationLetter } from './RenunciationLetter.tsx';

const texts = contractPanelTexts.end;

interface EndContractProps {
  readonly data: OperationOutput<'getAdminContract'>;
}

/** The ends that staff give a contract, and the one that its client gave by post. */
export function EndContract({ data }: EndContractProps) {
  const { user } = useSession();
  if (user === null || contractActorFor(user, data.client.id) !== 'admin') return null;
  return (
    <>
      <CancelOrClose data={data} />
      <RenunciationLetter data={data} />
    </>
  );
}

/** « Annuler » a pending contract, « Clôturer » a signed one: with a reason that the client reads. */
function CancelOrClose({ data }: EndContractProps) {
  const { contract, pending_change: pendingChange } = data;
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const [opened, setOpened] = useState<'cancel' | 'close' | null>(null);
  const { resumed, end } = useResumed(['contract.close'], contract.id);
  // A form that is open stays what it is when another person was first.
  const action = opened ?? (contract.status === 'pending' ? 'cancel' : 'close');
  const { isAllowed } = decideContractAction(action, contract, 'admin');
  if (opened === null && (!isAllowed || pendingChange?.kind === 'contract.close')) return null;
  const close = () => {
    setOpened(null);
    end();
  };
  const done = (message: string) => {
    close();
    toast.success(message);
  };
  const path = { id: contract.id };
  const dialog = {
    isDangerous: true,
    isOpen: opened !== null,
    onCancel: close,
    record: contractFacts(contract),
    title: texts[action],
  };
  return (
    <>
      <Button isFullWidth onPress={() => setOpened(action)} size="sm" variant="ghost">
        {texts[action]}
      </Button>
      {action === 'cancel' ? (
        <ReasonDialog
          {...dialog}
          intro={texts.cancelIntro}
          onDone={() => done(texts.canceled)}
          send={(body) =>
            api.call('cancelContractByStaff', { path, body, idempotencyKey: keyOf(['cancel', body]) })
          }
          submit={texts.cancel}
        />
      ) : (
        <ReasonDialog
          {...dialog}
          initialReason={resumed?.reason}
          intro={texts.closeIntro}
          isOpen={opened !== null || resumed !== null}
          onDone={({ pending_change: held }: OperationOutput<'closeContractByStaff'>) =>
            done(held === null ? texts.closed : texts.held)
          }
          send={(body) =>
            api.call('closeContractByStaff', { path, body, idempotencyKey: keyOf(['close', body]) })
          }
          submit={texts.submitClose}
        />
      )}
    </>
  );
}
