import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import type { DialogOutcome } from '../../shared/use-record-call.ts';
import { type Deal, type Decision, isGain } from './corrections.model.ts';
import { decisionTexts, correctionsTexts as texts } from './corrections.texts.ts';

export interface DecideDialogProps extends DialogOutcome {
  readonly correctionId: string;
  readonly deal: Deal;
  readonly decision: Decision;
  readonly isOpen: boolean;
  readonly onCancel: () => void;
}

export const textsOf = (decision: Decision, { cash }: Pick<Deal, 'cash'>) =>
  decisionTexts[decision](isGain(cash));

/** What is decided of one deal, with its reason. */
export function DecideDialog({ correctionId, deal, decision, ...dialog }: DecideDialogProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const { action, about } = textsOf(decision, deal);
  const { strategy_id, movement } = deal;
  return (
    <ReasonDialog
      {...dialog}
      help={texts.reasonHelp}
      intro={about}
      send={({ reason }) => {
        const body = { strategy_id, movement, decision, reason };
        const path = { id: correctionId };
        return api.call('decideDeal', { path, body, idempotencyKey: keyOf(body) });
      }}
      submit={action}
      title={action}
    />
  );
}
