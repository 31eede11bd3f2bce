import { PageFailure } from './PageFailure.tsx';
import { startTexts as texts } from './start.texts.ts';

/** Shown alone on the page when even the frame could not be rendered. */
export function RootFailure() {
  return (
    <main id="contenu">
      <title>{texts.failed}</title>
      <PageFailure />
    </main>
  );
}
