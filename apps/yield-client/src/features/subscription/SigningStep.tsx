import type { ApiError } from '@repo/api-sdk';
import { isEmailUnconfirmed, UnconfirmedEmail } from '@repo/client/email-confirmation';
import { Button } from '@repo/ui/button';
import { ConfirmDialog } from '@repo/ui/dialog';
import { ErrorState } from '@repo/ui/feedback';
import { FormActions } from '@repo/ui/fields';
import { FrameEmbed } from '@repo/ui/frame-embed';
import { NavigationType, useBlocker } from 'react-router';
import { cancelContractTexts } from '../../shared/shared.texts.ts';
import { StepCard } from './StepCard.tsx';
import type { ScreenProps } from './screen-props.ts';
import styles from './subscription.module.css';
import type { Attempt } from './subscription.schema.ts';
import { subscriptionTexts as texts } from './subscription.texts.ts';
import { type Signing, useSigning } from './use-signing.ts';

/** Step 3: the contract in the provider's frame, polled until it is signed (R234–R239). */
export function SigningStep(props: ScreenProps) {
  const { signing } = props.handle.draft;
  return signing.kind === 'open' || signing.kind === 'resumed' ? (
    <OpenContract {...props} attempt={signing} />
  ) : null;
}

function OpenContract({ attempt, ...props }: ScreenProps & { readonly attempt: Attempt }) {
  const signing = useSigning(props, attempt);
  const { contract, failure } = signing;
  return (
    <StepCard title={texts.steps.signing}>
      <p className="muted">{texts.signing.intro}</p>
      {contract !== undefined ? (
        <FrameEmbed
          failedText={texts.signing.frameFailed}
          height="min(80vh, 52rem)"
          link={{ href: contract.iframe_url, label: texts.signing.newTab }}
          loadingText={texts.signing.preparing}
          src={contract.iframe_url}
          title={texts.signing.frame}
        />
      ) : isEmailUnconfirmed(failure) ? (
        <UnconfirmedEmail
          action={
            <Button isPending={signing.isPreparing} onPress={signing.retry} size="sm" variant="primary">
              {texts.signing.emailConfirmed}
            </Button>
          }
          isLive
        />
      ) : failure !== null && !signing.isPreparing ? (
        <ErrorState
          onRetry={isOver(failure) ? undefined : signing.retry}
          reference={failure.requestId ?? undefined}
          title={failure.message}
        >
          {isOver(failure) ? null : texts.signing.failedHint}
        </ErrorState>
      ) : (
        <output className={styles.preparing}>{texts.signing.preparing}</output>
      )}
      <FormActions>
        <Button
          isDisabled={!signing.isCancelable && signing.isPreparing}
          isPending={signing.isCanceling}
          onPress={signing.back}
          variant="ghost"
        >
          {!signing.isCancelable && failure !== null ? texts.previous : cancelContractTexts.confirm}
        </Button>
      </FormActions>
      {contract === undefined ? null : <BackGuard signing={signing} />}
    </StepCard>
  );
}

/** The contract is no longer pending: a retry would change nothing, and the poll will report how it ended. */
function isOver({ status }: ApiError): boolean {
  return status === 409;
}

/** The browser's Back cancels the contract as the button does, so it confirms first. Other pages leave it pending. */
function BackGuard({ signing }: { readonly signing: Signing }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction === NavigationType.Pop && currentLocation.pathname === nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      cancelLabel={texts.signing.stay}
      confirmLabel={cancelContractTexts.confirm}
      isDangerous
      isOpen={blocker.state === 'blocked'}
      isPending={signing.isCanceling}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        blocker.reset?.();
        signing.back();
      }}
      title={texts.signing.leaveTitle}
    >
      {texts.signing.leaveText}
    </ConfirmDialog>
  );
}
