import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { useSettled } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import { formatExactAmount, formatNumericDate } from '@repo/domain/format';
import { decimalsOf } from '@repo/domain/money';
import { type ConvertibleAsset, convertibleAssets, validateConversion } from '@repo/domain/rates';
import { AmountField } from '@repo/ui/amount-field';
import { Card } from '@repo/ui/card';
import { CopyButton } from '@repo/ui/copy-field';
import { DatePicker } from '@repo/ui/date-field';
import { Badge, Skeleton } from '@repo/ui/feedback';
import { Figure } from '@repo/ui/figure';
import { Select } from '@repo/ui/select';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copiedAmount, parsOf } from './converter.model.ts';
import styles from './converter.module.css';
import { converterTexts as texts } from './fx-rates.texts.ts';

interface Values {
  readonly amount: string;
  readonly from: ConvertibleAsset;
  readonly to: ConvertibleAsset;
  readonly day: string | null;
}

const options = convertibleAssets.map((asset) => ({ value: asset, label: asset }));

/** An amount in another currency on a day: the server converts, as soon as what is typed is whole. */
export function Converter() {
  const { queries } = useServices();
  const [today] = useState(parisToday);
  const [values, setValues] = useState<Values>({ amount: '1000', from: 'EUR', to: 'USD', day: today });
  const set = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }));
  const { failures } = validateConversion(values, today);
  const asked = useSettled(values);
  const isWhole = validateConversion(asked, today).first === null;
  const query = { ...asked, day: asked.day ?? '' };
  const conversion = useQuery({
    ...queries.query('convertAmount', { query }),
    enabled: isWhole,
    placeholderData: keepPreviousData,
  });
  const refusal = conversion.error?.status === 422 ? conversion.error.message : undefined;
  const errorOf = (name: keyof Values) => failures.find(({ field }) => field === name)?.message;
  return (
    <Card title={texts.title}>
      <div className={styles.form}>
        <AmountField
          currency={values.from}
          error={errorOf('amount')}
          label={texts.amount}
          onChange={(amount) => set({ amount })}
          value={values.amount}
        />
        <Select label={texts.from} onChange={(from) => set({ from })} options={options} value={values.from} />
        <Select label={texts.to} onChange={(to) => set({ to })} options={options} value={values.to} />
        <DatePicker
          error={errorOf('day') ?? refusal}
          label={texts.day}
          max={today}
          onChange={(day) => set({ day })}
          value={values.day}
        />
      </div>
      {failures.length > 0 || refusal !== undefined ? null : (
        <QueryView failedTitle={texts.failed} query={conversion} skeleton={<Skeleton height="6rem" />}>
          {(converted) => <Converted converted={converted} />}
        </QueryView>
      )}
    </Card>
  );
}

function Converted({ converted }: { readonly converted: components['schemas']['ConvertedAmount'] }) {
  const { amount, from, to, day, result, in_eur: inEur, quotes } = converted;
  return (
    <div aria-live="polite" className={styles.result}>
      <Figure
        amount={formatExactAmount(result, to)}
        label={texts.result(formatExactAmount(amount, from), formatNumericDate(day))}
        note={inEur === null ? undefined : texts.inEur(formatExactAmount(inEur, 'EUR'))}
        size="large"
      />
      <CopyButton copiedMessage={texts.copied} label={texts.copy} value={copiedAmount(result)} />
      <ul className={styles.chain}>
        {quotes.map(({ base, quote, rate, date, is_fallback: isFallback }) => (
          <li key={base + quote}>
            {texts.rate(
              base === 'EUR' ? texts.euro : base,
              formatExactAmount(rate, quote),
              formatNumericDate(date),
            )}{' '}
            {isFallback ? (
              <Badge look="plain" tone="warning">
                {texts.fallback}
              </Badge>
            ) : null}
          </li>
        ))}
        {parsOf([from, to], quotes).map(({ asset, currency }) => (
          <li key={asset}>{texts.par(asset, currency)}</li>
        ))}
        <li>{texts.rounding(decimalsOf(to))}</li>
      </ul>
    </div>
  );
}
