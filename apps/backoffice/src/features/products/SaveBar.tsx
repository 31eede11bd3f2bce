import { FormAlert } from '@repo/client/form';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { FormActions, TextAreaField } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { SecondPerson } from '../../shared/SecondPerson.tsx';
import { reasonTexts } from '../../shared/shared.texts.ts';
import { isPayment } from './product-form.model.ts';
import { fieldTexts, productTexts as texts } from './products.texts.ts';
import type { ProductFormState } from './use-product-form.ts';

/** What would change, the reason, and the button; nothing while nothing is changed. */
export function SaveBar({ form }: { readonly form: ProductFormState }) {
  const { changed, needsReason, isPending, isStale, message, firstMessage } = form;
  if (changed.length === 0) return null;
  const submit = needsReason ? texts.requestChange : texts.save;
  return (
    <Card>
      <Stack gap={16}>
        <p>{texts.changed(changed.map((field) => fieldTexts[field]).join(', '))}</p>
        {isStale ? null : <FormAlert message={firstMessage ?? message} />}
        <SecondPerson
          preview={{
            needs_second_person: needsReason,
            warnings: changed.some(isPayment) ? [texts.paymentWarning] : [],
            lines: [],
          }}
        />
        <TextAreaField
          {...form.field('reason')}
          isOptional={!needsReason}
          label={reasonTexts.reason}
          maxLength={refusalMessageMaxLength}
          rows={2}
        />
        <FormActions>
          <Button isDisabled={isPending} onPress={form.undo} variant="ghost">
            {texts.undo}
          </Button>
          <Button isDisabled={isStale} isPending={isPending} type="submit">
            {submit}
          </Button>
        </FormActions>
      </Stack>
    </Card>
  );
}
