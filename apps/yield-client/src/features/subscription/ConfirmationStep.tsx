import { newIdempotencyKey } from '@repo/api-sdk';
import { formatAddress, formatSubscriptionAmount } from '@repo/domain/format';
import { validateAcceptances } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { CheckboxField, Form, FormActions } from '@repo/ui/fields';
import { useRef, useState } from 'react';
import { StepCard } from './StepCard.tsx';
import type { ScreenProps } from './SubscriptionWizard.tsx';
import styles from './subscription.module.css';
import { subscriptionTexts as texts } from './subscription.texts.ts';

type Acceptance = 'has_accepted_terms' | 'has_acknowledged_risks';

const nothingAccepted = { has_accepted_terms: false, has_acknowledged_risks: false };

/** Step 2: what is about to be signed, and the two boxes (R228–R231). The boxes are not kept: consent is for now. */
export function ConfirmationStep({ strategy, offer, handle, navigation }: ScreenProps) {
  const { draft, update } = handle;
  const [accepted, setAccepted] = useState(nothingAccepted);
  const [errors, setErrors] = useState<Partial<Record<Acceptance, string>>>({});
  const terms = useRef<HTMLInputElement>(null);
  const risks = useRef<HTMLInputElement>(null);
  const method = offer.method(draft.asset);

  const tick = (field: Acceptance) => (isTicked: boolean) => {
    setAccepted({ ...accepted, [field]: isTicked });
    setErrors({ ...errors, [field]: undefined });
  };
  const submit = () => {
    const { failures, first } = validateAcceptances(accepted);
    setErrors(Object.fromEntries(failures.map(({ field, message }) => [field, message])));
    if (first !== null) {
      return (first.field === 'has_accepted_terms' ? terms : risks).current?.focus();
    }
    // One attempt, one key: a second press or a reload repeats it and makes no second contract (D13).
    update({ signing: { kind: 'open', key: newIdempotencyKey() } });
    // The step of the boxes stays in the history: Back from the signature asks before it cancels.
    return navigation.go('signing');
  };

  return (
    <StepCard title={texts.steps.confirmation}>
      <p className="muted">{texts.confirmation.intro}</p>
      <div className={styles.recapLines}>
        <DefinitionList
          items={[
            { term: texts.recap.product, value: strategy.title },
            { term: texts.recap.amount, value: formatSubscriptionAmount(draft.amount, draft.asset) },
            { term: texts.recap.method, value: texts.methods[method] },
            ...(method === 'crypto'
              ? [
                  {
                    term: texts.confirmation.origin,
                    value: <code className={styles.address}>{formatAddress(draft.origin)}</code>,
                  },
                ]
              : []),
          ]}
        />
      </div>
      <Form onSubmit={submit}>
        <CheckboxField
          error={errors.has_accepted_terms}
          isSelected={accepted.has_accepted_terms}
          onChange={tick('has_accepted_terms')}
          ref={terms}
        >
          {texts.confirmation.terms}
        </CheckboxField>
        <CheckboxField
          error={errors.has_acknowledged_risks}
          isSelected={accepted.has_acknowledged_risks}
          onChange={tick('has_acknowledged_risks')}
          ref={risks}
        >
          {texts.confirmation.risks}
        </CheckboxField>
        <FormActions>
          <Button onPress={() => navigation.go('payment')} variant="ghost">
            {texts.previous}
          </Button>
          <Button type="submit">{texts.sign}</Button>
        </FormActions>
      </Form>
    </StepCard>
  );
}
