import { parisToday } from '@repo/client/clock';
import type { CheckedForm } from '@repo/client/form';
import { AmountField } from '@repo/ui/amount-field';
import { DatePicker } from '@repo/ui/date-field';
import { Banner } from '@repo/ui/feedback';
import { TextAreaField, TextField } from '@repo/ui/fields';
import { reasonTexts } from '../../shared/shared.texts.ts';
import type { DatedTerms } from './token-classes.model.ts';
import { classFormTexts as texts } from './token-classes.texts.ts';

interface ClassTermsFieldsProps {
  readonly form: Pick<CheckedForm<DatedTerms>, 'field' | 'values'>;
  readonly isToken: boolean;
  readonly symbol: string;
  /** As it is stored; null while it is not known. */
  readonly tgeDay: string | null;
}

/** The fields that a class has when it is created and when it is changed. */
export function ClassTermsFields({
  form: { field, values },
  isToken,
  symbol,
  tgeDay,
}: ClassTermsFieldsProps) {
  const isSame = values.tge_day === tgeDay;
  const hasPassed = tgeDay !== null && tgeDay <= parisToday();
  return (
    <>
      <TextField {...field('name')} label={texts.name} maxLength={200} />
      <AmountField
        {...field('total_supply')}
        currency={symbol}
        description={texts.supplyHelp}
        isOptional
        label={texts.supply}
      />
      {isToken ? (
        <>
          <AmountField
            {...field('daily_limit')}
            currency={symbol}
            description={texts.limitHelp}
            isOptional
            label={texts.limit}
          />
          <TextField
            {...field('contract_address')}
            autoComplete="off"
            isCode
            isOptional
            label={texts.contractAddress}
            maxLength={100}
          />
          <DatePicker
            {...field('tge_day')}
            description={hasPassed ? texts.tgePassed : texts.tgeHelp}
            isOptional
            isReadOnly={hasPassed}
            label={texts.tge}
          />
          {values.tge_day === null || isSame ? null : (
            <Banner isLive title={texts.tgeTitle} tone="warning">
              {texts.tgeEffect}
            </Banner>
          )}
          {isSame ? null : (
            <TextAreaField
              {...field('reason')}
              description={texts.tgeReasonHelp}
              label={reasonTexts.reason}
              maxLength={1000}
            />
          )}
        </>
      ) : null}
    </>
  );
}
