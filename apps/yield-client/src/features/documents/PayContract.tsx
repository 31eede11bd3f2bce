import { useServices } from '@repo/auth';
import { addressOf } from '@repo/client/address';
import { FileLink } from '@repo/client/file-link';
import { LinkButton } from '@repo/ui/button';
import { Banner, Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { PaymentKit } from '../../shared/payment-kit/PaymentKit.tsx';
import { type AwaitedPayment, paymentTitle } from '../../shared/payment-kit/payment-kit.model.ts';
import { type Contract, isProofRefused } from './documents.model.ts';
import styles from './documents.module.css';
import { payTexts as texts } from './documents.texts.ts';

interface PayContractProps {
  readonly contract: Contract;
  /** What still lacks of a payment received in part; null when nothing was received, undefined while it is not known. */
  readonly missing: string | null | undefined;
}

/** How to pay a contract, until it is paid, and the way to its proof. */
export function PayContract({ contract, missing }: PayContractProps) {
  const { queries } = useServices();
  const strategies = useQuery(queries.query('listStrategies'));
  const strategy = strategies.data?.strategies.find(({ id }) => id === contract.strategy_id);
  const { contract_url: url } = contract;
  if (missing === undefined || strategies.isPending) return <Skeleton height="24rem" />;
  const payment: AwaitedPayment = {
    method: contract.payment_method,
    asset: contract.currency,
    amount: missing ?? contract.amount,
    reference: contract.payment_reference ?? contract.po_number,
    origin: contract.payment_origin,
    signedAt: contract.signed_at ?? contract.created_at,
  };
  return (
    <section aria-label={paymentTitle(payment)} className={styles.pay}>
      <h3 className={styles.payTitle}>{paymentTitle(payment)}</h3>
      {isProofRefused(contract) ? (
        <Banner title={texts.refused} tone="warning">
          {texts.notTwice}
        </Banner>
      ) : null}
      {missing === null ? null : <p>{texts.rest}</p>}
      {strategy === undefined ? (
        <Banner>
          {texts.inContract} {url === null ? null : <FileLink href={url}>{texts.openContract}</FileLink>}
        </Banner>
      ) : (
        <PaymentKit payment={payment} strategy={strategy} />
      )}
      <div>
        <LinkButton href={addressOf(paths.documents, { proof: contract.id })}>{texts.paid}</LinkButton>
      </div>
    </section>
  );
}
