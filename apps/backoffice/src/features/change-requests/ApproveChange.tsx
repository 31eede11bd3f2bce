import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { Button } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { CheckboxField } from '@repo/ui/fields';
import { useShortcuts } from '@repo/ui/shortcuts';
import { useRef, useState } from 'react';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { publicationInvalidates } from '../../shared/money.queries.ts';
import { secondPersonTexts } from '../../shared/shared.texts.ts';
import type { ChangeDecisionProps } from './change-decision-props.ts';
import { confirmationOf } from './change-requests.model.ts';
import styles from './change-requests.module.css';
import { changeRequestsTexts as texts } from './change-requests.texts.ts';

type Kind = ChangeDecisionProps['request']['kind'];

/** Bank details, a lost mailbox and lost factors apply some hours after their approval. */
const delayed: readonly Kind[] = ['strategy.payment_details', 'user.email', 'user.factors', 'staff.factors'];
const isDelayed = (kind: Kind): boolean => delayed.includes(kind);

/** « Valider », once its warnings are accepted, under what it confirms. */
export function ApproveChange({ request, onDone, onConflict }: ChangeDecisionProps) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [hasAccepted, setHasAccepted] = useState(false);
  const { send, error, isPending } = useSending(
    queries.mutation('approveChangeRequest', {
      // A parameter may turn the control off, which every screen says.
      invalidates: [...publicationInvalidates, ...kaskadInvalidates, 'getChangeControl'],
      onDone: () => onDone(isDelayed(request.kind) ? texts.done.approveLater : texts.done.approve),
    }),
  );
  const approval = useRef<HTMLDivElement>(null);
  // One key must not publish anything: it leads to what is pressed or ticked first.
  const goTo = () => approval.current?.querySelector<HTMLElement>('input, button:enabled')?.focus();
  useShortcuts('record', [{ keys: 'v', label: texts.approve, onPress: goTo }]);
  const confirms = confirmationOf(request);
  const approve = () =>
    send(
      { path: { id: request.id }, confirms, idempotencyKey: keyOf(['approve', request.id]) },
      { onError: (refusal) => (refusal.status === 409 ? onConflict(refusal) : undefined) },
    );
  return (
    <div className={styles.approval} ref={approval}>
      {error !== null && error.status !== 409 ? (
        <Banner isLive tone="error">
          {error.message}
        </Banner>
      ) : null}
      {request.warnings.length === 0 ? null : (
        <CheckboxField isSelected={hasAccepted} onChange={setHasAccepted}>
          {secondPersonTexts.accept}
        </CheckboxField>
      )}
      <p>{texts.confirms(confirms)}</p>
      <Button
        isDisabled={request.warnings.length > 0 && !hasAccepted}
        isFullWidth
        isPending={isPending}
        onPress={approve}
      >
        {texts.approve}
      </Button>
    </div>
  );
}
