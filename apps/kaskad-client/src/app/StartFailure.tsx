import { ErrorState } from '@repo/ui/feedback';
import { appTexts as texts } from './app.texts.ts';

/** Nothing could be read of where the API is: there is no application to draw yet. */
export function StartFailure() {
  return (
    <main>
      <title>{texts.failure.start}</title>
      <ErrorState onRetry={() => window.location.reload()} title={texts.failure.start}>
        {texts.failure.startHint}
      </ErrorState>
    </main>
  );
}
