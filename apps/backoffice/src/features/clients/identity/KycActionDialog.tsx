import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import type { StaffKycAction } from '@repo/domain/kyc';
import { ConfirmDialog } from '@repo/ui/dialog';
import { toast } from '@repo/ui/toast';
import { ReasonDialog } from '../../../shared/ReasonDialog.tsx';
import { FaultDialog } from './FaultDialog.tsx';
import {
  type AllowedAction,
  type FaultValues,
  type IdentityCase,
  noFault,
  toSent,
} from './identity.model.ts';
import { useIdentityChange } from './identity.queries.ts';
import { actionTexts, controlTexts, identityTexts as texts } from './identity.texts.ts';

interface KycActionDialogProps {
  readonly clientId: string;
  readonly data: IdentityCase;
  readonly allowed: AllowedAction;
  readonly onClose: () => void;
}

const withFault: readonly StaffKycAction[] = ['correct', 'reject', 'revoke'];
const withRejectType: readonly StaffKycAction[] = ['reject', 'revoke'];

/** One action on a case: a confirmation, or a form where it says why. */
export function KycActionDialog({ clientId, data, allowed, onClose }: KycActionDialogProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const change = useIdentityChange();
  const { action, control } = allowed;
  const words = actionTexts[action];
  const isHeld = control !== 'alone';
  const effect = [words.effect, controlTexts[control]].filter((line) => line !== null).join(' ');
  const send = async (values: FaultValues) => {
    const shown = action === 'approve' ? { file_ids: data.images.map(({ file }) => file.id) } : {};
    const body = { action, state: data.state, ...shown, ...toSent(values) };
    const decided = await change(
      api.call('decideKyc', { path: { id: clientId }, body, idempotencyKey: keyOf([body, data]) }),
    );
    // Without a second person the change is made at once.
    toast.success(isHeld && decided.pending_change !== null ? texts.held : words.done);
    return decided;
  };
  if (withFault.includes(action)) {
    return (
      <FaultDialog
        document="identity"
        effect={effect}
        hasRejectType={withRejectType.includes(action)}
        isDangerous={action !== 'correct'}
        isHeld={isHeld}
        onClose={onClose}
        send={send}
        submit={words.submit}
        title={words.title}
      />
    );
  }
  if (isHeld) {
    return (
      <ReasonDialog
        intro={effect}
        isOpen
        onCancel={onClose}
        onDone={onClose}
        send={({ reason }) => send({ ...noFault, reason })}
        submit={words.submit}
        title={words.title}
      />
    );
  }
  return <Confirm effect={effect} onClose={onClose} send={() => send(noFault)} words={words} />;
}

interface ConfirmProps {
  readonly words: (typeof actionTexts)[StaffKycAction];
  readonly effect: string;
  readonly send: () => Promise<unknown>;
  readonly onClose: () => void;
}

function Confirm({ words, effect, send, onClose }: ConfirmProps) {
  const sending = useSending<unknown>({ mutationFn: send, onSuccess: onClose });
  return (
    <ConfirmDialog
      confirmLabel={words.submit}
      error={sending.error?.message}
      isOpen
      isPending={sending.isPending}
      onCancel={onClose}
      onConfirm={() => sending.send()}
      title={words.title}
    >
      {effect}
    </ConfirmDialog>
  );
}
