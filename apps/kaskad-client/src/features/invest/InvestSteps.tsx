import { useSession } from '@repo/auth';
import { readFormDraft, saveFormDraft } from '@repo/client/form';
import { readAddress } from '@repo/client/kaskad-address';
import { useAddress } from '@repo/client/use-address';
import { parseUnits } from '@repo/domain/kaskad';
import { Card } from '@repo/ui/card';
import { Banner } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { Stepper } from '@repo/ui/stepper';
import { useState } from 'react';
import type { RoundDetail } from '../../shared/rounds.model.ts';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import { VerifyIdentityLink } from '../../shared/VerifyIdentityLink.tsx';
import { AmountStep } from './AmountStep.tsx';
import { DocumentsStep } from './DocumentsStep.tsx';
import { emptyDraft, type InvestDraft, unitsMessage } from './invest.model.ts';
import { investTexts as texts } from './invest.texts.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { QuestionnaireStep } from './QuestionnaireStep.tsx';

interface InvestStepsProps {
  readonly detail: RoundDetail;
  /** The investments of the client in the round. */
  readonly before: number;
  /** Of the reservation that this confirms; empty without one. */
  readonly reservedUnits: string;
}

const screens = {
  amount: AmountStep,
  questionnaire: QuestionnaireStep,
  payment: PaymentStep,
  documents: DocumentsStep,
} as const;
type Shown = keyof typeof screens;

const isShown = (step: string): step is Shown => Object.hasOwn(screens, step);

/** The steps of the server, in their order. What was chosen stays in this tab: a reload or a way back loses nothing. */
export function InvestSteps({ detail, before, reservedUnits }: InvestStepsProps) {
  const { user } = useSession();
  const { address, change } = useAddress();
  const draftName = `invest ${user?.id ?? ''} ${detail.round.id}`;
  const [draft, setDraft] = useState(() =>
    readFormDraft<InvestDraft>(draftName, { ...emptyDraft, units: reservedUnits, before: String(before) }),
  );
  // Never stored, never sent.
  const [netWorth, setNetWorth] = useState('');
  const { missing, steps } = detail.mine;
  const shown = steps.filter(isShown);
  const named = readAddress(address, 'step');
  // Without an amount there is nothing to go on with.
  const hasUnits = parseUnits(draft.units, 0) !== null && unitsMessage(draft.units, detail) === null;
  const step = (hasUnits ? shown.find((one) => one === named) : undefined) ?? shown[0] ?? 'amount';
  const index = shown.indexOf(step);
  const goTo = (at: number) => {
    const target = shown[at];
    if (target !== undefined) change({ step: target });
  };
  if (missing !== null && missing !== 'knowledge_test')
    return <Blocked missing={missing} roundId={detail.round.id} />;
  const Screen = screens[step];
  return (
    <Stack gap={20}>
      <Stepper current={index} onGoTo={goTo} steps={steps.map((one) => texts.steps[one])} />
      <Card title={texts.steps[step]}>
        <Screen
          detail={detail}
          draft={draft}
          draftName={draftName}
          key={step}
          netWorth={netWorth}
          next={() => goTo(index + 1)}
          previous={index > 0 ? () => goTo(index - 1) : undefined}
          setNetWorth={setNetWorth}
          update={(changed) => {
            // From the latest draft: a download may end after another change.
            setDraft((held) => {
              const after = { ...held, ...changed };
              saveFormDraft(draftName, after, []);
              return after;
            });
          }}
        />
      </Card>
    </Stack>
  );
}

interface BlockedProps {
  readonly missing: 'identity' | 'documents' | 'not_taking';
  readonly roundId: string;
}

/** What is missing, with where to provide it. */
function Blocked({ missing, roundId }: BlockedProps) {
  return (
    <Banner
      action={missing === 'not_taking' ? undefined : <VerifyIdentityLink roundId={roundId} />}
      tone="warning"
    >
      {roundsTexts.missing[missing]}
    </Banner>
  );
}
