import { readAddress } from '@repo/client/staff-address';
import { useAddress } from '@repo/client/use-address';
import { Columns } from '@repo/ui/layout';
import { Stepper } from '@repo/ui/stepper';
import type { ComponentType } from 'react';
import { AssistedRecap } from './AssistedRecap.tsx';
import { type AssistedScreen, assistedScreens, type StepProps, shownScreen } from './assisted.model.ts';
import { assistedPageTexts as texts } from './assisted.texts.ts';
import { ClientStep } from './ClientStep.tsx';
import { ComplianceStep } from './ComplianceStep.tsx';
import { OriginStep } from './OriginStep.tsx';
import { ProductStep } from './ProductStep.tsx';
import { SendStep } from './SendStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';

const parts: Readonly<Record<AssistedScreen, ComponentType<StepProps>>> = {
  client: ClientStep,
  product: ProductStep,
  origin: OriginStep,
  compliance: ComplianceStep,
  send: SendStep,
  summary: SummaryStep,
};

/** The step that the address names, beside what is prepared so far. */
export function AssistedSteps({ draft }: Pick<StepProps, 'draft'>) {
  const { address, change } = useAddress();
  const screen = shownScreen(readAddress(address, 'step'), draft);
  const go = (step: AssistedScreen) => change({ step });
  const Part = parts[screen];
  return (
    <>
      <Stepper
        current={assistedScreens.indexOf(screen)}
        onGoTo={draft.state === 'draft' ? (index) => go(assistedScreens[index] ?? 'client') : undefined}
        steps={assistedScreens.map((step) => texts.steps[step])}
      />
      <Columns aside={<AssistedRecap terms={draft.terms} />}>
        <Part draft={draft} go={go} key={screen} />
      </Columns>
    </>
  );
}
