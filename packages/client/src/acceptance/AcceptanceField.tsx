import type { acceptanceBoxes } from '@repo/domain/validation';
import { TextLink } from '@repo/ui/button';
import { CheckboxField, type CheckboxFieldProps } from '@repo/ui/fields';

export interface AcceptanceFieldProps extends Omit<CheckboxFieldProps, 'children'> {
  readonly box: (typeof acceptanceBoxes)[keyof typeof acceptanceBoxes];
  /** Where the document is read, in its version of today. */
  readonly href: string;
}

/** A box to tick (R074, R228); the document it names opens beside the form, which stays as it is. */
export function AcceptanceField({ box, href, ...field }: AcceptanceFieldProps) {
  const [before, after] = box.label.split(box.link);
  return (
    <CheckboxField {...field}>
      {before}
      <TextLink href={href} rel="noopener" target="_blank">
        {box.link}
      </TextLink>
      {after}
    </CheckboxField>
  );
}
