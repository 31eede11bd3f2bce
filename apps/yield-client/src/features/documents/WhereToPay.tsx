import { useServices } from '@repo/auth';
import { formatLongDate } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { CopyField } from '@repo/ui/copy-field';
import { Banner } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { PaymentDetailsAge } from '../../shared/payment-details/PaymentDetailsAge.tsx';
import type { Contract } from './documents.model.ts';
import { proofTexts as texts } from './documents.texts.ts';
import { destinationsOf } from './where-to-pay.model.ts';

/** Where to find the payment details; once they have changed, those of the contract are void and the new ones are here. */
export function WhereToPay({ contract }: { readonly contract: Contract }) {
  const { queries } = useServices();
  const strategies = useQuery(queries.query('listStrategies'));
  const strategy = strategies.data?.strategies.find(({ id }) => id === contract.strategy_id);
  const since = strategy?.payment_details_since ?? null;
  if (strategy !== undefined && since !== null && since > contract.created_at) {
    return (
      <Banner title={texts.detailsChanged(formatLongDate(since))} tone="warning">
        <p>{texts.detailsChangedHelp}</p>
        {destinationsOf(strategy, contract).map(({ label, value, kind }) => (
          <CopyField copyLabel={texts.copy(label)} key={label} kind={kind} label={label} value={value} />
        ))}
        <PaymentDetailsAge strategy={strategy} />
      </Banner>
    );
  }
  return (
    <Banner>
      {texts.whereToPay}{' '}
      {contract.contract_url === null ? null : (
        <TextLink href={contract.contract_url} rel="noopener noreferrer" target="_blank">
          {texts.openContract}
        </TextLink>
      )}
      {strategy === undefined ? null : <PaymentDetailsAge strategy={strategy} />}
    </Banner>
  );
}
