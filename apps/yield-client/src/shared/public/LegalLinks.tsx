import { accessibilityTexts } from '@repo/domain/accessibility';
import { TextLink } from '@repo/ui/button';
import { appTexts } from '../app.texts.ts';
import { paths } from '../paths.ts';

/** At the foot of every page: the general terms, the legal notices, and what the law wants said of accessibility. */
export function LegalLinks() {
  return (
    <>
      <TextLink href={paths.terms} tone="muted">
        {appTexts.terms}
      </TextLink>
      {' · '}
      <TextLink href={paths.legalNotice} tone="muted">
        {appTexts.legalNotice}
      </TextLink>
      {' · '}
      <TextLink href={paths.privacy} tone="muted">
        {appTexts.privacy}
      </TextLink>
      {' · '}
      <TextLink href={paths.accessibility} tone="muted">
        {accessibilityTexts.mention}
      </TextLink>
    </>
  );
}
