import { estimateFees } from '@repo/client/offer';
import { formatSubscriptionAmount } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { useParameters } from '../../shared/parameters/use-parameters.ts';
import type { ScreenProps } from './screen-props.ts';
import { amountError } from './subscription.model.ts';
import styles from './subscription.module.css';
import { subscriptionTexts as texts } from './subscription.texts.ts';

/** Beside every step: the subscription, and the amount that will be invested. */
export function SubscriptionRecap({ strategy, offer, handle }: ScreenProps) {
  const { draft } = handle;
  const { asset, amount, poNumber } = draft;
  const { data } = useParameters();
  const product = { term: texts.recap.product, value: strategy.title };
  const lines = [
    { term: texts.recap.method, value: texts.methods[offer.method(asset)] },
    ...(poNumber ? [{ term: texts.recap.poNumber, value: poNumber }] : []),
  ];
  // No fees for an invalid amount, whose error is at the field.
  if (amountError(draft, offer) !== null) {
    return (
      <Card title={texts.recap.title}>
        <DefinitionList items={[product, ...lines]} />
      </Card>
    );
  }
  const fees = estimateFees({ amount, asset, strategy }, data?.parameters ?? []);
  return (
    <Card title={texts.recap.title}>
      <DefinitionList
        items={[
          product,
          { term: texts.recap.amount, value: formatSubscriptionAmount(amount, asset) },
          { term: texts.recap.subscriptionFee, value: formatSubscriptionAmount(fees.subscription, asset) },
          ...(fees.fx.eq(0)
            ? []
            : [{ term: texts.recap.fxFee, value: formatSubscriptionAmount(fees.fx, asset) }]),
          ...lines,
        ]}
        total={{
          term: texts.recap.net,
          value: <span className={styles.net}>{formatSubscriptionAmount(fees.net, asset)}</span>,
        }}
      />
    </Card>
  );
}
