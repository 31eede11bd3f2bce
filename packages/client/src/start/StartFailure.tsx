import { ErrorState } from '@repo/ui/feedback';
import { startTexts as texts } from './start.texts.ts';

/** Nothing could be read of where the API is: there is no application to draw yet. */
export function StartFailure() {
  return (
    <main>
      <title>{texts.notStarted}</title>
      <ErrorState isPage onRetry={() => window.location.reload()} title={texts.notStarted}>
        {texts.notStartedHint}
      </ErrorState>
    </main>
  );
}
