import type { ApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { Button, TextButton } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { CheckboxField, CodeField, codeLength } from '@repo/ui/fields';
import { useShortcuts } from '@repo/ui/shortcuts';
import { toast } from '@repo/ui/toast';
import { useRef, useState } from 'react';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { publicationInvalidates } from '../../shared/money.queries.ts';
import { secondPersonTexts } from '../../shared/shared.texts.ts';
import type { ChangeDecisionProps } from './change-decision-props.ts';
import styles from './change-requests.module.css';
import { changeRequestsTexts as texts } from './change-requests.texts.ts';

/** Bank details and a lost mailbox apply some hours after their approval. */
const isDelayed = (kind: ChangeDecisionProps['request']['kind']): boolean =>
  kind === 'strategy.payment_details' || kind === 'user.email';

/** « Valider », once its warnings are accepted; where the last code is too old, the server refuses and another one is emailed. */
export function ApproveChange({ request, onDone, onConflict }: ChangeDecisionProps) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [code, setCode] = useState<string | null>(null);
  const [hasAccepted, setHasAccepted] = useState(false);
  const approve = useSending(
    queries.mutation('approveChangeRequest', {
      // A parameter may turn the control off, which every screen says.
      invalidates: [...publicationInvalidates, ...kaskadInvalidates, 'getChangeControl'],
      onDone: () => onDone(isDelayed(request.kind) ? texts.done.approveLater : texts.done.approve),
    }),
  );
  const sendCode = useSending(queries.mutation('requestApprovalCode', { invalidates: [] }));
  const approval = useRef<HTMLDivElement>(null);
  // One key must not publish anything: it leads to what is pressed or ticked first.
  const goTo = () => approval.current?.querySelector<HTMLElement>('input, button:enabled')?.focus();
  useShortcuts('record', [{ keys: 'v', label: texts.approve, onPress: goTo }]);
  const path = { id: request.id };
  const askForCode = (onSent: () => void) =>
    sendCode.send({ path }, { onSuccess: onSent, onError: (error) => toast.error(error.message) });
  const onError = (error: ApiError) => {
    if (error.code === 'step_up_required') askForCode(() => setCode(''));
    else if (error.status === 409) onConflict(error);
  };
  const send = (body: { code?: string }) =>
    approve.send({ path, body, idempotencyKey: keyOf(['approve', request.id, body]) }, { onError });
  const isPending = approve.isPending || sendCode.isPending;
  const { error } = approve;
  const isShown = error !== null && error.status !== 409 && error.code !== 'step_up_required';
  const codeError = isShown ? error.fieldErrors['code']?.[0] : undefined;
  if (code === null) {
    return (
      <div className={styles.approval} ref={approval}>
        {isShown ? (
          <Banner isLive tone="error">
            {error.message}
          </Banner>
        ) : null}
        {request.warnings.length === 0 ? null : (
          <CheckboxField isSelected={hasAccepted} onChange={setHasAccepted}>
            {secondPersonTexts.accept}
          </CheckboxField>
        )}
        <Button
          isDisabled={request.warnings.length > 0 && !hasAccepted}
          isFullWidth
          isPending={isPending}
          onPress={() => send({})}
        >
          {texts.approve}
        </Button>
      </div>
    );
  }
  return (
    <>
      <CodeField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was pressed
        autoFocus
        description={texts.codeHelp}
        error={codeError ?? (isShown ? error.message : undefined)}
        isReadOnly={isPending}
        label={texts.codeTitle}
        onChange={setCode}
        value={code}
      />
      <Button
        isDisabled={code.length < codeLength}
        isFullWidth
        isPending={approve.isPending}
        onPress={() => send({ code })}
      >
        {texts.approveWithCode}
      </Button>
      <TextButton isDisabled={isPending} onPress={() => askForCode(() => toast.success(texts.resent))}>
        {texts.resend}
      </TextButton>
    </>
  );
}
