import { TextLink } from '@repo/ui/button';
import { appTexts } from '../app.texts.ts';
import { paths } from '../paths.ts';

/** At the foot of every page: the general terms and the legal notice. */
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
    </>
  );
}
