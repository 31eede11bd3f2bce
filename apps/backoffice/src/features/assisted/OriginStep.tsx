import type { OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { FormAlert } from '@repo/client/form';
import { networkOfAsset } from '@repo/domain/crypto-address';
import { formatAddress, formatIban } from '@repo/domain/format';
import { isFilled, runChecks, subscriptionTexts } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Form, FormActions, TextField } from '@repo/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import type { Assisted, StepProps } from './assisted.model.ts';
import { assistedPageTexts as texts } from './assisted.texts.ts';
import { KnownOrigins } from './KnownOrigins.tsx';
import { useStepForm } from './use-step-form.ts';

type Terms = NonNullable<Assisted['terms']>;
type Strategy = OperationOutput<'listStrategies'>['strategies'][number];

/** Step 3: where the client will pay, and from which wallet; the server verifies the address. */
export function OriginStep({ draft, go }: StepProps) {
  const { queries } = useServices();
  const { data } = useQuery(queries.query('listStrategies'));
  const { user } = useSession();
  const { terms } = draft;
  const form = useStepForm({
    draft,
    initial: { contract_payment_origin: terms?.payment_origin ?? '' },
    validate: (values) =>
      runChecks(
        [
          {
            field: 'contract_payment_origin' as const,
            message: subscriptionTexts.originRequired,
            holds: ({ contract_payment_origin: origin }: typeof values) =>
              terms?.payment_method !== 'crypto' || isFilled(origin),
          },
        ],
        values,
      ),
    toBody: ({ contract_payment_origin: origin }) => ({
      step: 'payment',
      contract_payment_origin: terms?.payment_method === 'crypto' ? origin.trim() : null,
    }),
    onSaved: () => go('compliance'),
  });
  if (terms === null) return null;
  const strategy = data?.strategies.find(({ id }) => id === terms.strategy_id);
  return (
    <Card title={texts.steps.origin}>
      <Form isPending={form.isPending} onSubmit={form.submit}>
        <p className="muted">{texts.payIntro}</p>
        <DefinitionList items={strategy === undefined ? [] : detailsOf(strategy, terms)} />
        <FormAlert message={form.message} />
        <RecordConflict conflict={form.conflict} onReload={() => go('origin')} typed={[]} />
        {terms.payment_method === 'crypto' ? (
          <TextField
            {...form.field('contract_payment_origin')}
            autoComplete="off"
            description={texts.originHelp(terms.currency)}
            isCode
            label={texts.origin}
            spellCheck="false"
          />
        ) : null}
        {/* Advisers see the end of an address: they type the one that their client gives them. */}
        {terms.payment_method === 'crypto' && user?.can_access_yield_admin === true ? (
          <KnownOrigins
            draftId={draft.id}
            onUse={(address) => form.change({ contract_payment_origin: address })}
          />
        ) : null}
        <FormActions>
          <Button onPress={() => go('product')} variant="ghost">
            {texts.previous}
          </Button>
          <Button isPending={form.isPending} type="submit">
            {texts.next}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}

function detailsOf({ rib, crypto }: Strategy, { currency, po_number: number }: Terms) {
  const reference = { term: texts.reference, value: number ?? texts.noNumber };
  if (currency === 'EURO') {
    return [
      { term: texts.bank, value: rib?.bank ?? texts.notSet },
      { term: texts.iban, value: rib?.iban ? formatIban(rib.iban) : texts.notSet },
      { term: texts.bic, value: rib?.bic ?? texts.notSet },
      reference,
    ];
  }
  const input = crypto?.inputs.find(({ symbol }) => symbol === currency);
  return [
    { term: texts.network, value: texts.networks[networkOfAsset[currency]] },
    {
      term: texts.destination,
      value: input === undefined ? texts.notSet : <code>{formatAddress(input.address)}</code>,
    },
    reference,
  ];
}
