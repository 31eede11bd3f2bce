import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { ImportPage } from './ImportPage.tsx';
import { importsTexts as texts } from './imports.texts.ts';

/** Imports NAVs from a CSV file. */
export function NavImportPage() {
  return (
    <ImportPage
      back={{ href: paths.navs, label: texts.backToNavs }}
      kinds={['nav']}
      title={screenTexts.navsImport}
    />
  );
}

/** Imports rates from the bank’s file and from crypto closing prices. */
export function FxImportPage() {
  return (
    <ImportPage
      back={{ href: paths.fxRates, label: texts.backToRates }}
      kinds={['fx_ecb', 'fx_crypto']}
      title={screenTexts.fxRatesImport}
    />
  );
}
