import { appTexts as texts } from './app.texts.ts';
import { PageFailure } from './PageFailure.tsx';

/** Not even the frame could be drawn: the failure stands alone on the page. */
export function RootFailure() {
  return (
    <main id="contenu">
      <title>{texts.failure.title}</title>
      <PageFailure />
    </main>
  );
}
