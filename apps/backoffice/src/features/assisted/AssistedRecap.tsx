import { useServices } from '@repo/auth';
import { estimateFees } from '@repo/client/offer';
import { formatBookAmount, formatLongDate, formatSubscriptionAmount } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { useQuery } from '@tanstack/react-query';
import type { Assisted } from './assisted.model.ts';
import { assistedPageTexts as texts } from './assisted.texts.ts';

/** Beside every step, as saved: the amount, its value in EUR with the day of the rate, and what is left after fees. */
export function AssistedRecap({ terms }: Pick<Assisted, 'terms'>) {
  const { queries } = useServices();
  const strategies = useQuery(queries.query('listStrategies')).data?.strategies ?? [];
  const parameters = useQuery(queries.query('listParameters')).data?.parameters ?? [];
  if (terms === null) return null;
  const { amount, currency: asset } = terms;
  const strategy = strategies.find(({ id }) => id === terms.strategy_id);
  const fees = strategy && estimateFees({ amount, asset, strategy }, parameters);
  return (
    <Card title={texts.recap}>
      <DefinitionList
        items={[
          { term: texts.product, value: terms.product },
          { term: texts.amount, value: formatSubscriptionAmount(amount, asset) },
          ...(asset === 'EURO' ? [] : [{ term: texts.inEur, value: inEur(terms) }]),
          { term: texts.method, value: texts.methods[terms.payment_method] },
          { term: texts.poNumber, value: terms.po_number ?? texts.noNumber },
          ...(fees === undefined
            ? []
            : [
                {
                  term: texts.subscriptionFee,
                  value: formatSubscriptionAmount(fees.subscription, asset),
                },
                ...(fees.fx.eq(0)
                  ? []
                  : [{ term: texts.fxFee, value: formatSubscriptionAmount(fees.fx, asset) }]),
              ]),
        ]}
        {...(fees !== undefined && {
          total: { term: texts.net, value: formatSubscriptionAmount(fees.net, asset) },
        })}
      />
    </Card>
  );
}

function inEur({ amount_eur: amount, rate_day: day }: NonNullable<Assisted['terms']>): string {
  if (amount === null || day === null) return texts.noRate;
  return texts.atRate(formatBookAmount(amount, 'EUR'), formatLongDate(day));
}
