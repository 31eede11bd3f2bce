import { useServices } from '@repo/auth';
import { TextLink } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { withoutView } from './list-paths.ts';
import { paths } from './paths.ts';
import { sharedTexts as texts } from './shared.texts.ts';

/** Nothing, unless deals were executed at a wrong value beyond the threshold and await a decision. */
export function RequiredCorrections() {
  const { queries } = useServices();
  const { data } = useQuery(queries.query('listCorrections', { query: { page_size: 1 } }));
  if (data === undefined || data.required === 0) return null;
  return (
    <Banner
      action={<TextLink href={withoutView(paths.corrections)}>{texts.openCorrections}</TextLink>}
      title={texts.requiredCorrections(data.required)}
      tone="warning"
    >
      {texts.requiredCorrectionsHelp}
    </Banner>
  );
}
