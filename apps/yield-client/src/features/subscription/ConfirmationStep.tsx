import { newIdempotencyKey } from '@repo/api-sdk';
import { AcceptanceField } from '@repo/client/acceptance';
import { useCheckedForm } from '@repo/client/form';
import { formatAddress, formatSubscriptionAmount } from '@repo/domain/format';
import { acceptanceBoxes, validateAcceptances } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Form, FormActions } from '@repo/ui/fields';
import { paths } from '../../shared/paths.ts';
import { StepCard } from './StepCard.tsx';
import type { ScreenProps } from './screen-props.ts';
import styles from './subscription.module.css';
import { subscriptionTexts as texts } from './subscription.texts.ts';

const nothingAccepted = { has_accepted_terms: false, has_acknowledged_risks: false };

/** Step 2: the recap, and the two consents (R228–R231), which are not stored: consent is given on each visit. */
export function ConfirmationStep({ strategy, offer, handle, navigation }: ScreenProps) {
  const { draft, update } = handle;
  const method = offer.method(draft.asset);

  const { field, submit, isPending } = useCheckedForm({
    initial: nothingAccepted,
    validate: validateAcceptances,
    send: () => {
      // One key per attempt: a second press or a reload repeats it and creates no second contract (D13).
      update({ signing: { kind: 'open', key: newIdempotencyKey() } });
      // This step stays in the history: Back from the signature confirms before it cancels.
      navigation.go('signing');
      return Promise.resolve();
    },
  });
  const { value: hasAccepted, ...terms } = field('has_accepted_terms');
  const { value: hasAcknowledged, ...risks } = field('has_acknowledged_risks');

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
      <Form isPending={isPending} onSubmit={submit}>
        <AcceptanceField
          {...terms}
          box={acceptanceBoxes.terms}
          href={paths.legalVersion('terms')}
          isSelected={hasAccepted}
        />
        <AcceptanceField
          {...risks}
          box={acceptanceBoxes.risks}
          href={paths.legalVersion('risks')}
          isSelected={hasAcknowledged}
        />
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
