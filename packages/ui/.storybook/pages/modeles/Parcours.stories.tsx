import { formatSubscriptionAmount } from '@repo/domain/format';
import { defaultMinimums } from '@repo/domain/limits';
import { validateAmount } from '@repo/domain/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { AmountField } from '../../../src/amount-field/AmountField.tsx';
import { Button } from '../../../src/button/index.ts';
import { Card } from '../../../src/card/index.ts';
import { DefinitionList } from '../../../src/definition-list/DefinitionList.tsx';
import { Form, FormActions, RadioGroup } from '../../../src/fields/index.ts';
import { PageHeader } from '../../../src/shell/index.ts';
import { Stepper } from '../../../src/stepper/Stepper.tsx';
import { ToastRegion, toast } from '../../../src/toast/index.ts';
import { words } from '../../words.ts';
import styles from './modeles.module.css';
import { wizardPattern } from './modeles.texts.ts';

const meta: Meta = { title: 'Modèles/Parcours', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

const methods = [
  { value: 'rib', label: wizardPattern.methods.rib },
  { value: 'crypto', label: wizardPattern.methods.crypto },
] as const;
type Method = (typeof methods)[number]['value'];

interface Draft {
  readonly amount: string;
  readonly method: Method;
}

/** A step is left only when it is valid; going back loses no input; focus moves to the title of the new step. */
function Wizard() {
  const [step, setStep] = useState(0);
  const [draft, setDraft] = useState<Draft>({ amount: '', method: 'crypto' });
  const [error, setError] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  const arrived = useRef(0);
  // Syncs focus with the step, so that a screen reader announces the new one; never on mount.
  useEffect(() => {
    if (arrived.current !== step) title.current?.focus();
    arrived.current = step;
  }, [step]);
  const next = () => {
    const { first } = validateAmount({ ...draft, asset: 'USDC', minimum: defaultMinimums.USDC });
    setError(first?.message);
    if (first !== null) return;
    if (step === 2) toast.success(wizardPattern.signed);
    else setStep(step + 1);
  };
  return (
    <main className={styles.screen}>
      <PageHeader title={wizardPattern.title} />
      <Stepper current={step} onGoTo={setStep} steps={wizardPattern.steps} />
      <Card>
        <Form aria-label={wizardPattern.steps[step] ?? wizardPattern.title} onSubmit={next}>
          <h2 className={styles.stepTitle} ref={title} tabIndex={-1}>
            {wizardPattern.steps[step]}
          </h2>
          <StepFields draft={draft} error={error} onChange={setDraft} step={step} />
          <FormActions>
            {step === 0 ? null : (
              <Button onPress={() => setStep(step - 1)} variant="ghost">
                {wizardPattern.back}
              </Button>
            )}
            <Button type="submit">{step === 2 ? wizardPattern.sign : wizardPattern.next}</Button>
          </FormActions>
        </Form>
      </Card>
      <ToastRegion />
    </main>
  );
}

interface StepFieldsProps {
  readonly step: number;
  readonly draft: Draft;
  readonly error: string | undefined;
  readonly onChange: (draft: Draft) => void;
}

function StepFields({ step, draft, error, onChange }: StepFieldsProps) {
  if (step === 0) {
    return (
      <AmountField
        currency={wizardPattern.currency}
        error={error}
        label={wizardPattern.amount}
        onChange={(amount) => onChange({ ...draft, amount })}
        value={draft.amount}
      />
    );
  }
  if (step === 1) {
    return (
      <RadioGroup
        label={wizardPattern.method}
        onChange={(method) => onChange({ ...draft, method: method === 'rib' ? 'rib' : 'crypto' })}
        options={methods}
        value={draft.method}
      />
    );
  }
  return (
    <DefinitionList
      items={[
        { term: wizardPattern.product, value: wizardPattern.productName },
        { term: wizardPattern.method, value: wizardPattern.methods[draft.method] },
      ]}
      total={{ term: wizardPattern.amount, value: formatSubscriptionAmount(draft.amount, 'USDC') }}
    />
  );
}

/** An amount that is too low is refused; then forward, back without loss, and to the end. */
export const Parcours: StoryObj = {
  render: () => <Wizard />,
  play: async ({ canvas }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: wizardPattern.next }));
    const amount = () => canvas.getByRole('textbox', { name: wizardPattern.amount });
    await userEvent.type(amount(), '500');
    await next();
    await expect(amount()).toHaveAccessibleDescription(
      words('Le montant doit être au minimum de 10 000,00 USDC.'),
    );
    await userEvent.clear(amount());
    await userEvent.type(amount(), '15000,5');
    await next();
    await expect(canvas.getByRole('heading', { name: wizardPattern.steps[1] })).toHaveFocus();
    await expect(canvas.getByText('Étape 2 sur 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: wizardPattern.back }));
    await expect(amount()).toHaveValue('15\u202F000,5');
    await next();
    await userEvent.click(canvas.getByRole('radio', { name: wizardPattern.methods.rib }));
    await next();
    await expect(canvas.getByText('15 000,50 USDC')).toBeVisible();
    await expect(canvas.getByText(wizardPattern.methods.rib)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: wizardPattern.sign }));
    await expect(await screen.findByText(wizardPattern.signed)).toBeVisible();
  },
};
