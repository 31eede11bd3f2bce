import type { acceptanceBoxes } from '@repo/domain/validation';
import { TextLink } from '@repo/ui/button';
import { CheckboxField, type CheckboxFieldProps } from '@repo/ui/fields';

export interface AcceptanceFieldProps extends Omit<CheckboxFieldProps, 'children'> {
  readonly box: (typeof acceptanceBoxes)[keyof typeof acceptanceBoxes];
  /** The URL of the document's current version. */
  readonly href: string;
}

/** A consent checkbox (R074, R228); the document it names opens in another tab, and the form keeps its values. */
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
