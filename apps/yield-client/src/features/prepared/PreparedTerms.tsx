import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { estimateFees } from '@repo/client/offer';
import { assistedTexts } from '@repo/domain/assisted';
import {
  formatAddress,
  formatBookAmount,
  formatLongDate,
  formatSubscriptionAmount,
} from '@repo/domain/format';
import { currentVersion, legalKinds } from '@repo/domain/legal';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { useQuery } from '@tanstack/react-query';
import { useParameters } from '../../shared/parameters/use-parameters.ts';
import { paths } from '../../shared/paths.ts';
import { preparedTexts as texts } from './prepared.texts.ts';

export interface PreparedProps {
  readonly prepared: OperationOutput<'getPreparedSubscription'>;
}

/** The amount, where it comes from, what was declared for the client, and the documents handed over. */
export function PreparedTerms({ prepared }: PreparedProps) {
  const { terms, funds_source: source, funds_detail: detail, situation } = prepared;
  const { amount, currency, payment_origin: origin, po_number: poNumber } = terms;
  return (
    <>
      <Card title={texts.termsTitle}>
        <DefinitionList
          items={[
            { term: texts.product, value: terms.product },
            { term: texts.amount, value: formatSubscriptionAmount(amount, currency) },
            ...inEur(terms),
            { term: texts.method, value: texts.methods[terms.payment_method] },
            ...(origin === null ? [] : [{ term: texts.origin, value: <code>{formatAddress(origin)}</code> }]),
            { term: texts.poNumber, value: poNumber ?? texts.noNumber },
            ...useFees(terms),
          ]}
        />
      </Card>
      <Card title={texts.declaredTitle}>
        <DefinitionList
          items={[
            ...(source === null
              ? []
              : [
                  {
                    term: texts.fundsSource,
                    value: [assistedTexts.fundsSources[source], detail].filter(Boolean).join(' · '),
                  },
                ]),
            ...(situation === null
              ? []
              : [{ term: texts.situation, value: assistedTexts.situations[situation] }]),
          ]}
        />
        <p className="muted small">{texts.wrong}</p>
      </Card>
      <Card title={texts.documentsTitle}>
        <DefinitionList items={legalKinds.map(handedOver)} />
      </Card>
    </>
  );
}

type Terms = PreparedProps['prepared']['terms'];

function inEur({ amount_eur: amount, rate_day: day }: Terms) {
  if (amount === null || day === null) return [];
  return [{ term: texts.inEur, value: texts.atRate(formatBookAmount(amount, 'EUR'), formatLongDate(day)) }];
}

/** As in a subscription of their own, once its product is known. */
function useFees({ strategy_id: strategyId, amount, currency }: Terms) {
  const { queries } = useServices();
  const { data } = useQuery(queries.query('listStrategies'));
  const parameters = useParameters().data?.parameters ?? [];
  const strategy = data?.strategies.find(({ id }) => id === strategyId);
  if (strategy === undefined) return [];
  const fees = estimateFees({ amount, asset: currency, strategy }, parameters);
  return [
    { term: texts.subscriptionFee, value: formatSubscriptionAmount(fees.subscription, currency) },
    ...(fees.fx.eq(0) ? [] : [{ term: texts.fxFee, value: formatSubscriptionAmount(fees.fx, currency) }]),
    { term: texts.net, value: formatSubscriptionAmount(fees.net, currency) },
  ];
}

function handedOver(kind: (typeof legalKinds)[number]) {
  const { version, sha256 } = currentVersion(kind);
  return {
    term: texts.documents[kind],
    value: (
      <TextLink href={paths.legalVersion(kind)} rel="noopener" target="_blank">
        {texts.version(version, sha256.slice(0, 12))}
      </TextLink>
    ),
  };
}
