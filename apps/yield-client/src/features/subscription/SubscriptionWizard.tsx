import { offerOf } from '@repo/client/offer';
import { productTone } from '@repo/client/product';
import { formatNumericDateTime } from '@repo/domain/format';
import { LinkButton } from '@repo/ui/button';
import { Badge, EmptyState } from '@repo/ui/feedback';
import { Columns } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Stepper } from '@repo/ui/stepper';
import { paths } from '../../shared/paths.ts';
import { AmountStep } from './AmountStep.tsx';
import { ConfirmationStep } from './ConfirmationStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { FailureScreen, SuccessScreen } from './ResultScreens.tsx';
import { SigningStep } from './SigningStep.tsx';
import { SubscriptionRecap } from './SubscriptionRecap.tsx';
import type { ScreenProps } from './screen-props.ts';
import { type Screen, type Strategy, steps } from './subscription.model.ts';
import { subscriptionTexts as texts } from './subscription.texts.ts';
import { useSubscriptionDraft } from './use-subscription-draft.ts';
import { useRequested, useWizardScreen } from './use-wizard-screen.ts';

/** The four steps of a subscription and its result (R206). The URL holds the step, session storage the draft. */
export function SubscriptionWizard({ strategy, userId }: Pick<ScreenProps, 'strategy' | 'userId'>) {
  const offer = offerOf(strategy);
  const handle = useSubscriptionDraft({ userId, strategyId: strategy.id }, offer, useRequested());
  if (handle !== null)
    return <OpenWizard handle={handle} offer={offer} strategy={strategy} userId={userId} />;
  return (
    <>
      <title>{texts.title(strategy.title)}</title>
      <PageHeader title={texts.title(strategy.title)} />
      <EmptyState
        action={<LinkButton href={paths.products}>{texts.backToProducts}</LinkButton>}
        title={texts.closed}
      />
    </>
  );
}

function OpenWizard(props: Omit<ScreenProps, 'navigation'>) {
  const { draft } = props.handle;
  const navigation = useWizardScreen(draft, props.offer);
  const screenProps: ScreenProps = { ...props, navigation };
  const { screen } = navigation;
  if (screen === 'result') {
    return draft.signing.kind === 'signed' ? (
      <SuccessScreen {...screenProps} />
    ) : (
      <FailureScreen {...screenProps} />
    );
  }
  const isSigning = screen === 'signing';
  return (
    <>
      <WizardHead savedAt={draft.savedAt} screen={screen} strategy={props.strategy} />
      <Stepper
        current={steps.indexOf(screen)}
        // A contract being signed can only be left by « Annuler le contrat ».
        onGoTo={isSigning ? undefined : (index) => navigation.go(steps[index] ?? 'amount')}
        steps={steps.map((step) => texts.steps[step])}
      />
      {isSigning ? (
        <SigningStep {...screenProps} />
      ) : (
        <Columns aside={<SubscriptionRecap {...screenProps} />}>
          {screen === 'amount' ? <AmountStep {...screenProps} /> : null}
          {screen === 'payment' ? <PaymentStep {...screenProps} /> : null}
          {screen === 'confirmation' ? <ConfirmationStep {...screenProps} /> : null}
        </Columns>
      )}
    </>
  );
}

interface WizardHeadProps {
  readonly strategy: Strategy;
  readonly screen: Exclude<Screen, 'result'>;
  readonly savedAt: string | null;
}

function WizardHead({ strategy, screen, savedAt }: WizardHeadProps) {
  const title = texts.title(strategy.title);
  return (
    <>
      <title>{texts.documentTitle(texts.steps[screen], title)}</title>
      <PageHeader
        eyebrow={<Badge tone={productTone(strategy.title)}>{strategy.title}</Badge>}
        title={title}
        {...(savedAt === null
          ? {}
          : { actions: <span className="muted small">{texts.draftSaved(timeOf(savedAt))}</span> })}
      />
    </>
  );
}

/** « 10:42 », Paris time: the end of the numeric date and time. */
function timeOf(instant: string): string {
  return formatNumericDateTime(instant).slice(-'hh:mm'.length);
}
