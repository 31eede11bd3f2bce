import { ErrorState } from '@repo/ui/feedback';
import { appTexts } from './app.texts.ts';

/** Without settings nothing else can be shown. */
export function StartFailure() {
  return (
    <main>
      <ErrorState onRetry={() => window.location.reload()} title={appTexts.noConfigTitle}>
        {appTexts.noConfigHelp}
      </ErrorState>
    </main>
  );
}
