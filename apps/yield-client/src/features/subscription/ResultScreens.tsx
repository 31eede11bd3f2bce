import { useServices } from '@repo/auth';
import { ownerStepOf } from '@repo/domain/contract-status';
import { formatSubscriptionAmount } from '@repo/domain/format';
import { LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { FormActions } from '@repo/ui/fields';
import { Icon } from '@repo/ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { PaymentKit } from '../../shared/payment-kit/PaymentKit.tsx';
import { type AwaitedPayment, paymentTitle } from '../../shared/payment-kit/payment-kit.model.ts';
import type { ScreenProps } from './screen-props.ts';
import styles from './subscription.module.css';
import { subscriptionTexts as texts } from './subscription.texts.ts';

/** The contract is signed: its recap, and how to pay it (R240). */
export function SuccessScreen({ strategy, offer, handle }: ScreenProps) {
  const { asset, amount, poNumber, signing, origin } = handle.draft;
  const contract = useSignedContract(signing.kind === 'signed' ? signing.contractId : undefined);
  const number = contract?.po_number ?? poNumber;
  const method = offer.method(asset);
  const payment: AwaitedPayment = {
    method,
    asset,
    amount,
    reference: contract?.payment_reference ?? number,
    origin: method === 'crypto' ? origin : null,
    signedAt: contract?.signed_at ?? null,
  };
  const isAwaited = contract === undefined || ownerStepOf(contract, contract.proof_refusal) === 'pay';
  return (
    <Result edge="gold" icon={<Icon name="success" size={28} />} title={texts.success.title} tone="positive">
      <DefinitionList
        items={[
          { term: texts.recap.product, value: strategy.title },
          { term: texts.recap.amount, value: formatSubscriptionAmount(amount, asset) },
          { term: texts.recap.method, value: texts.methods[method] },
          ...(number ? [{ term: texts.recap.poNumber, value: number }] : []),
        ]}
      />
      {isAwaited ? (
        <section aria-label={paymentTitle(payment)} className={styles.toPay}>
          <h2 className={styles.title}>{paymentTitle(payment)}</h2>
          <PaymentKit payment={payment} strategy={strategy} />
        </section>
      ) : null}
      <div className={styles.resultText}>
        <p>{texts.success.email}</p>
        <p className="muted">{texts.success.proof}</p>
      </div>
      <FormActions>
        <LinkButton href={paths.dashboard} variant="ghost">
          {texts.success.dashboard}
        </LinkButton>
        <LinkButton href={paths.documents}>{texts.success.documents}</LinkButton>
      </FormActions>
    </Result>
  );
}

/** The contract as its page knows it; undefined while it loads, or when that failed. */
function useSignedContract(id: string | undefined) {
  const { queries } = useServices();
  const { data } = useQuery({
    ...queries.query('listContracts', { query: { currency: 'EUR' } }),
    enabled: id !== undefined,
  });
  return data?.signatures.find((contract) => contract.id === id);
}

/** The contract was refused or canceled (R241). */
export function FailureScreen(_props: ScreenProps) {
  return (
    <Result icon={<Icon name="error" size={28} />} title={texts.failure.title} tone="negative">
      <p className={styles.resultText}>{texts.failure.text}</p>
      <FormActions>
        <LinkButton href={paths.products}>{texts.backToProducts}</LinkButton>
      </FormActions>
    </Result>
  );
}

interface ResultProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly tone: 'positive' | 'negative';
  readonly edge?: 'gold' | undefined;
  readonly children: ReactNode;
}

function Result({ title, icon, tone, edge, children }: ResultProps) {
  return (
    <Card className={styles.result} edge={edge}>
      <title>{title}</title>
      <span className={styles.resultMark} data-tone={tone}>
        {icon}
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </Card>
  );
}
