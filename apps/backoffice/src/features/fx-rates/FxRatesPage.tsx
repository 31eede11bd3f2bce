import { LinkButton } from '@repo/ui/button';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { paths } from '../../app/paths.ts';
import { LatestRates } from '../../shared/LatestRates.tsx';
import { FxRatesList } from './FxRatesList.tsx';
import { fxRatesTexts as texts } from './fx-rates.texts.ts';

/** The administrator’s: reads and imports. */
export function FxRatesPage() {
  return (
    <>
      <PageHeader
        actions={<LinkButton href={paths.fxRatesImport}>{texts.import}</LinkButton>}
        subtitle={texts.subtitle}
        title={texts.title}
      />
      <Rates />
    </>
  );
}

/** The commercial’s: the same rates, to read. */
export function ReadOnlyFxRatesPage() {
  return (
    <>
      <PageHeader subtitle={texts.notice} title={texts.title} />
      <Rates />
    </>
  );
}

function Rates() {
  return (
    <Stack gap={24}>
      <LatestRates />
      <FxRatesList />
    </Stack>
  );
}
