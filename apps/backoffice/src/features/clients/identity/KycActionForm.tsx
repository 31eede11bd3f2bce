import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import type { StaffKycAction } from '@repo/domain/kyc';
import { toast } from '@repo/ui/toast';
import { DecisionForm } from './DecisionForm.tsx';
import { type AllowedAction, type FaultValues, type IdentityCase, toSent } from './identity.model.ts';
import { useIdentityChange } from './identity.queries.ts';
import { actionTexts, controlTexts, identityTexts as texts } from './identity.texts.ts';

interface KycActionFormProps {
  readonly clientId: string;
  readonly data: IdentityCase;
  readonly allowed: AllowedAction;
  readonly onClose: () => void;
}

const withFault: readonly StaffKycAction[] = ['correct', 'reject', 'revoke'];
const withRejectType: readonly StaffKycAction[] = ['reject', 'revoke'];

/** One action on a case: what it does, and why where the client or a second person has to read it. */
export function KycActionForm({ clientId, data, allowed, onClose }: KycActionFormProps) {
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
  };
  return (
    <DecisionForm
      document={withFault.includes(action) ? 'identity' : null}
      effect={effect}
      hasRejectType={withRejectType.includes(action)}
      isDangerous={withRejectType.includes(action)}
      isHeld={isHeld}
      onClose={onClose}
      send={send}
      submit={words.submit}
      title={words.title}
    />
  );
}
