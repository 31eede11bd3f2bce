import { depositNetworkTexts } from '@repo/domain/products';
import { TextField } from '@repo/ui/fields';
import { HeldPart } from './HeldPart.tsx';
import { type AddressField, depositFields } from './product-form.model.ts';
import type { ProductPartProps } from './product-part.ts';
import { fieldTexts, productTexts as texts } from './products.texts.ts';

/** Where clients send each currency; its network follows from it. */
export function CryptoFields({ form, isHeld }: ProductPartProps) {
  return (
    <HeldPart isHeld={isHeld}>
      {depositFields.map(({ asset, field }) => (
        <TextField
          {...form.field<AddressField>(field)}
          description={texts.network(depositNetworkTexts[asset])}
          isCode
          isOptional
          isReadOnly={isHeld}
          key={asset}
          label={fieldTexts[field]}
          maxLength={128}
          spellCheck="false"
        />
      ))}
    </HeldPart>
  );
}
