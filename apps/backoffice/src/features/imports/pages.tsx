import { paths } from '../../app/paths.ts';
import { ImportPage } from './ImportPage.tsx';
import { importsTexts as texts } from './imports.texts.ts';

/** VLs, from a CSV. */
export function NavImportPage() {
  return (
    <ImportPage back={{ href: paths.navs, label: texts.backToNavs }} kinds={['nav']} title={texts.navTitle} />
  );
}

/** Rates, from the bank’s file and from crypto closes. */
export function FxImportPage() {
  return (
    <ImportPage
      back={{ href: paths.fxRates, label: texts.backToRates }}
      kinds={['fx_ecb', 'fx_crypto']}
      title={texts.fxTitle}
    />
  );
}
