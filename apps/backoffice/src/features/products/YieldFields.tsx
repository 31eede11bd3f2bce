import type { FieldBinding } from '@repo/client/form';
import { formatSignedPercent } from '@repo/domain/format';
import { AmountField } from '@repo/ui/amount-field';
import { DatePicker } from '@repo/ui/date-field';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner } from '@repo/ui/feedback';
import { CheckboxField } from '@repo/ui/fields';
import { HeldPart } from './HeldPart.tsx';
import { apyWarning } from './product-form.model.ts';
import type { ProductPartProps } from './product-part.ts';
import styles from './products.module.css';
import { fieldTexts, productTexts as texts, weekdayTexts } from './products.texts.ts';

/** The estimated yield beside the observed one, the launch, and the days that have a NAV. */
export function YieldFields({ form, product, isHeld }: ProductPartProps) {
  const { observed_rate: observed } = product;
  const warning = apyWarning(form.values.apy, observed);
  return (
    <HeldPart isHeld={isHeld}>
      <AmountField
        {...form.field('apy')}
        currency={texts.percent}
        description={texts.apyHelp}
        isReadOnly={isHeld}
        label={fieldTexts.apy}
      />
      {warning === null ? null : (
        <Banner isLive tone="warning">
          {warning}
        </Banner>
      )}
      <DefinitionList
        items={[
          {
            term: texts.observed,
            value: observed === null ? texts.noObserved : formatSignedPercent(observed),
          },
        ]}
      />
      <DatePicker
        {...form.field('launch_day')}
        description={texts.launchHelp}
        isOptional
        isReadOnly={isHeld}
        label={fieldTexts.launch_day}
      />
      <PublicationDays binding={form.field('publication_days')} isHeld={isHeld} />
    </HeldPart>
  );
}

interface PublicationDaysProps {
  readonly binding: FieldBinding<readonly number[]>;
  readonly isHeld: boolean;
}

/** The days of the week that have a NAV: a day without one is missing from the calendar of NAVs. */
function PublicationDays({ binding: { value, onChange, error }, isHeld }: PublicationDaysProps) {
  const toggle = (day: number, isChosen: boolean) =>
    onChange(isChosen ? [...value, day].toSorted((a, b) => a - b) : value.filter((one) => one !== day));
  return (
    <fieldset className={styles.days} disabled={isHeld}>
      <legend>{fieldTexts.publication_days}</legend>
      <p className={styles.help}>{texts.daysHelp}</p>
      <div className={styles.dayRow}>
        {weekdayTexts.map((word, index) => (
          <CheckboxField
            isDisabled={isHeld}
            isSelected={value.includes(index + 1)}
            key={word}
            onChange={(isChosen) => toggle(index + 1, isChosen)}
            {...(index === 0 && { error })}
          >
            {word}
          </CheckboxField>
        ))}
      </div>
    </fieldset>
  );
}
