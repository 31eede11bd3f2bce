import { PageFailure } from './PageFailure.tsx';
import { startTexts as texts } from './start.texts.ts';

/** Not even the frame could be drawn: the failure stands alone on the page. */
export function RootFailure() {
  return (
    <main id="contenu">
      <title>{texts.failed}</title>
      <PageFailure />
    </main>
  );
}
