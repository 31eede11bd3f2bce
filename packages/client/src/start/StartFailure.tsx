import { ErrorState } from '@repo/ui/feedback';
import { startTexts as texts } from './start.texts.ts';

/** Shown when the page's settings (the URL of the API) cannot be read, so that no application can start. */
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
