import { LinkButton } from '@repo/ui/button';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { screenTexts } from '../../shared/app.texts.ts';
import { LatestRates } from '../../shared/LatestRates.tsx';
import { PendingImports } from '../../shared/PendingImports.tsx';
import { paths } from '../../shared/paths.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { FxRatesList, type FxRatesListProps } from './FxRatesList.tsx';
import { fxRatesTexts as texts } from './fx-rates.texts.ts';
import { RateSources } from './RateSources.tsx';

/** The administrator’s page: reads and imports. */
export function FxRatesPage() {
  return (
    <>
      <PageHeader
        actions={<LinkButton href={paths.fxRatesImport}>{screenTexts.fxRatesImport}</LinkButton>}
        subtitle={texts.subtitle}
        title={screenTexts.fxRates}
      />
      <Stack gap={24}>
        <PendingImports publishes="fx_rates" />
        <RateSources />
        <Rates emptyHelp={sharedTexts.noRateHelp} />
      </Stack>
    </>
  );
}

/** The commercial’s page: the same rates, read-only. */
export function ReadOnlyFxRatesPage() {
  return (
    <>
      <PageHeader subtitle={texts.notice} title={screenTexts.fxRates} />
      <Rates />
    </>
  );
}

function Rates({ emptyHelp }: FxRatesListProps) {
  return (
    <Stack gap={24}>
      <LatestRates emptyHelp={emptyHelp} />
      <FxRatesList emptyHelp={emptyHelp} />
    </Stack>
  );
}
