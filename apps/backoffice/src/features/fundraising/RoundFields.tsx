import type { components } from '@repo/api-sdk';
import type { CheckedForm } from '@repo/client/form';
import { kaskadTexts, parseUnits } from '@repo/domain/kaskad';
import { AmountField } from '@repo/ui/amount-field';
import { Card } from '@repo/ui/card';
import { CheckboxField, TextAreaField, TextField } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { Select } from '@repo/ui/select';
import styles from '../../shared/kaskad/schedule/schedule-fields.module.css';
import { isOfTokens, type RoundForm } from './round-form.model.ts';
import { roundFormTexts as texts } from './round-form.texts.ts';
import { unitsInEuros } from './rounds.model.ts';
import { regimeTexts } from './rounds.texts.ts';
import { TermFields } from './TermFields.tsx';

export interface RoundFieldsProps {
  readonly form: CheckedForm<RoundForm>;
  readonly classes: readonly components['schemas']['ClassRow'][];
}

const regimeOptions = (['psfp', 'mica', 'restricted'] as const).map((value) => ({
  value,
  label: regimeTexts[value],
}));
const instrumentOptions = (['shares', 'bonds', 'bsa', 'bsa_air', 'saft', 'tokens'] as const).map((value) => ({
  value,
  label: kaskadTexts.instrument[value],
}));

/** What a round is: who issues what, and how it is presented. */
export function PresentationFields({ form: { field, values, change }, classes }: RoundFieldsProps) {
  const issuers = [...new Map(classes.map(({ issuer }) => [issuer.id, issuer.name]))];
  const offered = classes.filter(({ issuer }) => issuer.id === values.issuer_id);
  return (
    <Card title={texts.sections.presentation}>
      <Stack gap={16}>
        <div className={styles.pair}>
          <TextField {...field('name')} description={texts.nameHelp} label={texts.name} maxLength={120} />
          <Select
            {...field('issuer_id')}
            label={texts.issuer}
            onChange={(id) => change({ issuer_id: id, class_id: '' })}
            options={issuers.map(([value, label]) => ({ value, label }))}
            value={values.issuer_id === '' ? null : values.issuer_id}
          />
          <Select
            {...field('class_id')}
            isDisabled={values.issuer_id === ''}
            label={texts.unitClass}
            options={offered.map(({ class: { id, symbol, name } }) => ({
              value: id,
              label: texts.classOption(symbol, name),
            }))}
            value={values.class_id === '' ? null : values.class_id}
          />
        </div>
        <TextAreaField {...field('text.presentation')} label={texts.presentation} maxLength={5000} rows={8} />
        <TextAreaField {...field('text.use_of_funds')} label={texts.fundsUse} maxLength={2000} />
      </Stack>
    </Card>
  );
}

/** Its instrument with the conditions of its kind, and its price. */
export function InstrumentFields({ form: { field, values } }: Pick<RoundFieldsProps, 'form'>) {
  return (
    <Card title={texts.sections.instrument}>
      <Stack gap={16}>
        <div className={styles.pair}>
          <Select {...field('regime')} label={texts.regime} options={regimeOptions} />
          <Select {...field('instrument')} label={texts.instrument} options={instrumentOptions} />
          <AmountField {...field('price')} currency={texts.euro} label={texts.price} />
          <AmountField
            {...field('fee_percent')}
            currency={texts.percent}
            description={texts.feeHelp}
            label={texts.fee}
          />
        </div>
        {isOfTokens(values) ? (
          <CheckboxField
            description={texts.isTradedHelp}
            error={field('is_traded').error}
            isSelected={values.is_traded}
            onChange={field('is_traded').onChange}
          >
            {texts.isTraded}
          </CheckboxField>
        ) : null}
        <TermFields
          error={field('text.terms').error}
          help={texts.termHelp[values.instrument]}
          onChange={field('text.terms').onChange}
          value={values['text.terms']}
        />
      </Stack>
    </Card>
  );
}

/** Whole units, each with what it is in euros at the typed price. */
export function LimitFields({ form: { field, values } }: Pick<RoundFieldsProps, 'form'>) {
  const price = parseUnits(values.price, 8);
  const units = (name: 'minimum' | 'target' | 'cap' | 'least' | 'most', help?: string) => {
    const typed = parseUnits(values[name], 0);
    const worth =
      price === null || typed === null ? undefined : texts.worth(unitsInEuros(values[name], values.price));
    return {
      ...field(name),
      currency: texts.units,
      description: [help, worth].filter((line) => line !== undefined).join(' ') || undefined,
    };
  };
  return (
    <Card title={texts.sections.limits}>
      <div className={styles.pair}>
        <AmountField {...units('minimum', texts.minimumHelp)} label={texts.minimum} />
        <AmountField {...units('target')} label={texts.target} />
        <AmountField {...units('cap')} label={texts.cap} />
        <AmountField {...units('least')} label={texts.least} />
        <AmountField {...units('most', texts.mostHelp)} isOptional label={texts.most} />
      </div>
    </Card>
  );
}
