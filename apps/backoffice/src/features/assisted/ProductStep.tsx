import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert } from '@repo/client/form';
import { offerOf } from '@repo/client/offer';
import { QueryView } from '@repo/client/query-view';
import { formatSubscriptionAmount, parseDecimalInput } from '@repo/domain/format';
import { amountSteps } from '@repo/domain/limits';
import type { PaymentAsset } from '@repo/domain/money';
import { validateAmount } from '@repo/domain/validation';
import { AmountField } from '@repo/ui/amount-field';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Form, FormActions } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { useQuery } from '@tanstack/react-query';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import type { StepProps } from './assisted.model.ts';
import { assistedPageTexts as texts } from './assisted.texts.ts';
import { useStepForm } from './use-step-form.ts';

type Strategy = OperationOutput<'listStrategies'>['strategies'][number];

/** Step 2: only products that are open; the rules and the words are those of the client’s own wizard. */
export function ProductStep(props: StepProps) {
  const { queries } = useServices();
  const strategies = useQuery(queries.query('listStrategies'));
  return (
    <Card title={texts.steps.product}>
      <QueryView
        failedTitle={texts.productsFailed}
        query={strategies}
        skeleton={<Skeleton height="2.2rem" lines={4} />}
      >
        {(data) => {
          const open = data.strategies.filter(({ offer }) => offer === 'open');
          const [first] = open;
          return first === undefined ? (
            <EmptyState title={texts.noProduct} />
          ) : (
            <ProductForm {...props} first={first} open={open} />
          );
        }}
      </QueryView>
    </Card>
  );
}

interface ProductFormProps extends StepProps {
  readonly open: readonly Strategy[];
  readonly first: Strategy;
}

interface ProductValues {
  readonly strategy_id: string;
  readonly contract_devise: PaymentAsset;
  readonly amount: string;
}

/** The least of a product, in this currency where it takes it. */
function startOf(strategy: Strategy, wanted?: PaymentAsset): ProductValues {
  const offer = offerOf(strategy);
  const asset = offer.assets.find((one) => one === wanted) ?? offer.assets[0] ?? 'EURO';
  return { strategy_id: strategy.id, contract_devise: asset, amount: offer.minimum(asset) };
}

function ProductForm({ draft, go, open, first }: ProductFormProps) {
  const { terms } = draft;
  const saved = open.find(({ id }) => id === terms?.strategy_id);
  const chosen = saved ?? first;
  const strategyOf = (id: string) => open.find((one) => one.id === id) ?? first;
  const initial: ProductValues =
    saved === undefined || terms === null
      ? startOf(chosen)
      : { strategy_id: saved.id, contract_devise: terms.currency, amount: terms.amount };
  const form = useStepForm({
    draft,
    initial,
    validate: ({ strategy_id, contract_devise: asset, amount }) =>
      validateAmount({
        asset,
        amount: parseDecimalInput(amount),
        minimum: offerOf(strategyOf(strategy_id)).minimum(asset),
      }),
    toBody: ({ amount, ...values }) => ({
      step: 'product',
      ...values,
      contract_amount: parseDecimalInput(amount) ?? amount,
      contract_payment_method: offerOf(strategyOf(values.strategy_id)).method(values.contract_devise),
    }),
    onSaved: () => go('origin'),
  });
  const { values, change } = form;
  const offer = offerOf(strategyOf(values.strategy_id));
  const asset = values.contract_devise;
  const minimum = offer.minimum(asset);
  return (
    <Form isPending={form.isPending} onSubmit={form.submit}>
      <FormAlert message={form.message} />
      <RecordConflict conflict={form.conflict} onReload={() => form.change(initial)} typed={[]} />
      <Select
        label={texts.product}
        onChange={(id) => change(startOf(strategyOf(id), asset))}
        options={open.map(({ id, title }) => ({ value: id, label: title }))}
        value={values.strategy_id}
      />
      <Select
        isDisabled={offer.assets.length === 1}
        label={texts.currency}
        onChange={(next) => change({ contract_devise: next, amount: offer.minimum(next) })}
        options={offer.assets.map((one) => ({ value: one, label: one }))}
        value={asset}
      />
      <AmountField
        {...form.field('amount')}
        currency={asset === 'EURO' ? texts.euroSign : asset}
        description={texts.minimum(formatSubscriptionAmount(minimum, asset))}
        label={texts.amount}
        minimum={minimum}
        step={amountSteps[asset]}
      />
      <FormActions>
        <Button onPress={() => go('client')} variant="ghost">
          {texts.previous}
        </Button>
        <Button isPending={form.isPending} type="submit">
          {texts.next}
        </Button>
      </FormActions>
    </Form>
  );
}
