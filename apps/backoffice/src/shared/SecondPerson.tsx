import type { components } from '@repo/api-sdk';
import { Banner } from '@repo/ui/feedback';
import { secondPersonTexts as texts } from './shared.texts.ts';

export interface SecondPersonProps {
  readonly preview: components['schemas']['ChangePreview'] | undefined;
}

/** Before a change is sent: why another person has to approve it. Nothing when one person is enough. */
export function SecondPerson({ preview }: SecondPersonProps) {
  if (preview === undefined || !preview.needs_second_person) return null;
  return (
    <Banner isLive title={texts.title} tone="warning">
      {preview.warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      <p>{texts.help}</p>
    </Banner>
  );
}
