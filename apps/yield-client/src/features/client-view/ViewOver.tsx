import { useServices } from '@repo/auth';
import { LinkButton } from '@repo/ui/button';
import { PublicFrame } from '../../shared/public/PublicFrame.tsx';
import { clientViewTexts as texts } from './client-view.texts.ts';

/** All that a tab shows once the view it was opened for is over. */
export function ViewOver() {
  const { config } = useServices();
  return (
    <PublicFrame subtitle={texts.overHint} title={texts.over}>
      <LinkButton href={config.backofficeUrl} isFullWidth size="lg">
        {texts.backOffice}
      </LinkButton>
    </PublicFrame>
  );
}
