import { currencyLabel, formatSubscriptionAmount } from '@repo/domain/format';
import { amountSteps, defaultMinimums, toPaymentAsset } from '@repo/domain/limits';
import { productMinimumFields } from '@repo/domain/products';
import { AmountField } from '@repo/ui/amount-field';
import { HeldPart } from './HeldPart.tsx';
import type { MinimumField } from './product-form.model.ts';
import type { ProductPartProps } from './product-part.ts';
import styles from './products.module.css';
import { fieldTexts, productTexts as texts } from './products.texts.ts';

/** The least that a subscription may be, by currency, over the default one. */
export function MinimumFields({ form, product, isHeld }: ProductPartProps) {
  return (
    <HeldPart isHeld={isHeld}>
      <p className={styles.help}>{texts.minimumsHelp}</p>
      <div className={styles.grid}>
        {productMinimumFields.map((name) => {
          const asset = toPaymentAsset(name.slice('min_'.length));
          const help =
            asset === null
              ? texts.ownMinimumHelp
              : texts.minimumHelp(
                  formatSubscriptionAmount(defaultMinimums[asset], asset),
                  formatSubscriptionAmount(amountSteps[asset], asset),
                );
          return (
            <AmountField
              {...form.field<MinimumField>(name)}
              currency={asset === null ? product.strategy.currency.toUpperCase() : currencyLabel(asset)}
              description={help}
              isOptional
              isReadOnly={isHeld}
              key={name}
              label={fieldTexts[name]}
            />
          );
        })}
      </div>
    </HeldPart>
  );
}
