import { riskLevels } from '@repo/domain/products';
import { TextAreaField, TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { HeldPart } from './HeldPart.tsx';
import type { ProductPartProps } from './product-part.ts';
import styles from './products.module.css';
import { fieldTexts, productTexts as texts } from './products.texts.ts';

const levels = [
  { value: '', label: texts.riskNone },
  ...riskLevels.map((level) => ({ value: String(level), label: String(level) })),
];

/** What clients compare products by: risk, horizon, exit, custody. */
export function FactFields({ form: { field }, isHeld }: ProductPartProps) {
  return (
    <HeldPart isHeld={isHeld}>
      <p className={styles.help}>{texts.factsHelp}</p>
      <Select
        {...field('risk_level')}
        description={texts.riskHelp}
        isDisabled={isHeld}
        label={fieldTexts.risk_level}
        options={levels}
      />
      <div className={styles.pair}>
        <TextField
          {...field('horizon_months')}
          description={texts.horizonHelp}
          inputMode="numeric"
          isOptional
          isReadOnly={isHeld}
          label={fieldTexts.horizon_months}
          maxLength={3}
        />
        <TextField
          {...field('exit_days')}
          description={texts.exitHelp}
          inputMode="numeric"
          isOptional
          isReadOnly={isHeld}
          label={fieldTexts.exit_days}
          maxLength={2}
        />
      </div>
      <TextAreaField
        {...field('custodian')}
        description={texts.custodianHelp}
        isOptional
        isReadOnly={isHeld}
        label={fieldTexts.custodian}
        maxLength={400}
        rows={3}
      />
    </HeldPart>
  );
}
