import { FormAlert } from '@repo/client/form';
import { formatSubscriptionAmount } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner } from '@repo/ui/feedback';
import { Form, FormActions, TextField } from '@repo/ui/fields';
import { networkName, networkOf } from '../../shared/payment-kit/payment-kit.model.ts';
import { StepCard } from './StepCard.tsx';
import type { ScreenProps } from './screen-props.ts';
import styles from './subscription.module.css';
import { subscriptionTexts as texts } from './subscription.texts.ts';
import { useOriginCheck } from './use-origin-check.ts';

/**
 * Step 1: how it will be paid, and the origin address for crypto (R220, R224–R227). Where it is paid (R221–R223) is shown
 * once the contract is signed (decision 80).
 */
export function PaymentStep(props: ScreenProps) {
  const { offer, handle } = props;
  const { draft } = handle;
  const amount = formatSubscriptionAmount(draft.amount, draft.asset);
  if (offer.method(draft.asset) === 'rib') return <TransferPayment {...props} amount={amount} />;
  return <CryptoPayment {...props} amount={amount} />;
}

interface PaymentProps extends ScreenProps {
  readonly amount: string;
}

function TransferPayment({ handle, navigation, amount }: PaymentProps) {
  const proceed = () => {
    handle.update({ hasSeenPayment: true });
    navigation.go('confirmation');
  };
  return (
    <StepCard title={texts.steps.payment}>
      <Form onSubmit={proceed}>
        <DefinitionList
          items={[
            { term: texts.payment.toPay, value: amount },
            { term: texts.recap.method, value: texts.methods.rib },
          ]}
        />
        <Banner title={texts.payment.whenTitle}>{texts.payment.when.rib}</Banner>
        <StepActions onBack={() => navigation.go('amount')} />
      </Form>
    </StepCard>
  );
}

function CryptoPayment({ offer, handle, navigation, amount }: PaymentProps) {
  const { draft, update } = handle;
  const { field, type, checkOnLeave, submit: submitOrigin, ...check } = useOriginCheck(handle);
  const network = networkName(draft.asset, offer.destination(draft.asset)?.blockchain);
  const submit = () =>
    submitOrigin((verified) => {
      update({ verifiedOrigin: verified, origin: verified, hasSeenPayment: true });
      navigation.go('confirmation');
    });
  return (
    <StepCard
      badge={{ label: network, tone: networkOf(draft.asset) === 'bitcoin' ? 'btcfy' : 'ethfy' }}
      title={texts.steps.payment}
    >
      <Form isPending={check.isPending} onSubmit={submit}>
        <DefinitionList
          items={[
            { term: texts.payment.toPay, value: amount },
            { term: texts.recap.method, value: texts.methods.crypto },
          ]}
        />
        <Banner title={texts.payment.whenTitle}>{texts.payment.when.crypto}</Banner>
        <FormAlert message={check.failure} />
        <TextField
          autoComplete="off"
          className={check.isVerified || check.error !== null ? undefined : styles.awaitsVerdict}
          description={texts.payment.originHint(draft.asset)}
          error={check.error ?? undefined}
          isCode
          label={texts.payment.origin}
          name="origin"
          onBlur={checkOnLeave}
          onChange={type}
          ref={field}
          spellCheck="false"
          success={check.isVerified ? texts.payment.verified : undefined}
          value={draft.origin}
        />
        <StepActions isPending={check.isPending} onBack={() => navigation.go('amount')} />
      </Form>
    </StepCard>
  );
}

interface StepActionsProps {
  readonly onBack: () => void;
  readonly isPending?: boolean | undefined;
}

function StepActions({ onBack, isPending }: StepActionsProps) {
  return (
    <FormActions>
      <Button onPress={onBack} variant="ghost">
        {texts.previous}
      </Button>
      <Button isPending={isPending} type="submit">
        {texts.next}
      </Button>
    </FormActions>
  );
}
