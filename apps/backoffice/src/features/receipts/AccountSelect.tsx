import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { currencyLabel } from '@repo/domain/format';
import { PAYMENT_ASSETS, type PaymentAsset } from '@repo/domain/money';
import { Skeleton } from '@repo/ui/feedback';
import { Select, type SelectProps } from '@repo/ui/select';
import { useQuery } from '@tanstack/react-query';
import { accountLabel } from '../../shared/account-name.ts';
import { receiptsTexts as texts } from './receipts.texts.ts';

interface AccountChoice {
  readonly account: string;
  readonly currency: PaymentAsset;
}

/** The value of its option. */
export const accountKey = ({ account, currency }: AccountChoice) => `${currency} ${account}`;

/** The account and currency of a chosen option; null before a choice. */
export function accountOf(value: string): AccountChoice | null {
  const currency = PAYMENT_ASSETS.find((asset) => value.startsWith(`${asset} `));
  return currency === undefined ? null : { currency, account: value.slice(currency.length + 1) };
}

/** The currency of a chosen option; euro before a choice. */
export const currencyOf = (value: string): PaymentAsset => accountOf(value)?.currency ?? 'EURO';

export interface AccountSelectProps
  extends Pick<SelectProps<string>, 'value' | 'onChange' | 'error' | 'ref'> {
  readonly label?: string | undefined;
  /** Only accounts of banks. */
  readonly isBank?: boolean | undefined;
}

/** One account of the house, in one currency. */
export function AccountSelect({ isBank = false, label = texts.account, ...select }: AccountSelectProps) {
  const { queries } = useServices();
  const accounts = useQuery(queries.query('getReconciliation'));
  return (
    <QueryView failedTitle={texts.balancesFailed} query={accounts} skeleton={<Skeleton height="3.9rem" />}>
      {(data) => (
        <Select
          {...select}
          label={label}
          options={data.accounts
            .filter(({ account }) => !isBank || account.startsWith('bank:'))
            .map((one) => ({
              value: accountKey(one),
              label: [one.label, accountLabel(one.account), currencyLabel(one.currency)]
                .filter((part) => part !== '')
                .join(' · '),
            }))}
        />
      )}
    </QueryView>
  );
}
