import { FormAlert } from '@repo/client/form';
import { formatSubscriptionAmount } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { Form, FormActions, TextField } from '@repo/ui/fields';
import { PaymentDetailsAge } from '../../shared/payment-details/PaymentDetailsAge.tsx';
import { CryptoDestination } from './CryptoDestination.tsx';
import { StepCard } from './StepCard.tsx';
import type { ScreenProps } from './screen-props.ts';
import { networkOf } from './subscription.model.ts';
import styles from './subscription.module.css';
import { subscriptionTexts as texts } from './subscription.texts.ts';
import { TransferDetails } from './TransferDetails.tsx';
import { useOriginCheck } from './use-origin-check.ts';

/** Step 1: the payment details, and the origin address for crypto (R220–R227). */
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

function TransferPayment({ strategy, handle, navigation, amount }: PaymentProps) {
  const proceed = () => {
    handle.update({ hasSeenPayment: true });
    navigation.go('confirmation');
  };
  return (
    <StepCard title={texts.payment.transferTitle(amount)}>
      <Form onSubmit={proceed}>
        <TransferDetails amount={handle.draft.amount} reference={handle.draft.poNumber} rib={strategy.rib} />
        <PaymentDetailsAge strategy={strategy} />
        <Banner>{texts.payment.whenToPay}</Banner>
        <StepActions onBack={() => navigation.go('amount')} />
      </Form>
    </StepCard>
  );
}

function CryptoPayment({ strategy, offer, handle, navigation, amount }: PaymentProps) {
  const { draft, update } = handle;
  const { field, type, checkOnLeave, submit: submitOrigin, ...check } = useOriginCheck(handle);
  const network = networkOf(draft.asset) ?? 'ethereum';
  const submit = () =>
    submitOrigin((verified) => {
      update({ verifiedOrigin: verified, origin: verified, hasSeenPayment: true });
      navigation.go('confirmation');
    });
  return (
    <StepCard
      badge={{
        label: texts.payment.networks[network],
        tone: network === 'ethereum' ? 'ethfy' : 'btcfy',
      }}
      title={texts.payment.cryptoTitle(amount)}
    >
      <Form isPending={check.isPending} onSubmit={submit}>
        <Banner>{texts.payment.whenToPay}</Banner>
        <CryptoDestination destination={offer.destination(draft.asset)} network={network} />
        <PaymentDetailsAge strategy={strategy} />
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
