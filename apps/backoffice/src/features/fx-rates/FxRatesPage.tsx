import { useAddress } from '@repo/client/use-address';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { screenTexts } from '../../shared/app.texts.ts';
import { LatestRates } from '../../shared/LatestRates.tsx';
import { monthIn } from '../../shared/month-calendar/months.ts';
import { PendingImports } from '../../shared/PendingImports.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { Converter } from './Converter.tsx';
import { FxRatesList } from './FxRatesList.tsx';
import { fxRatesTexts as texts } from './fx-rates.texts.ts';
import { RateActions } from './RateActions.tsx';
import { RateCalendar, type RateCalendarProps } from './RateCalendar.tsx';
import { RateSources } from './RateSources.tsx';

/** The administrator’s page: reads and imports. */
export function FxRatesPage() {
  return (
    <>
      <PageHeader actions={<RateActions />} subtitle={texts.subtitle} title={screenTexts.fxRates} />
      <Stack gap={24}>
        <PendingImports publishes="fx_rates" />
        <Rates canImport />
      </Stack>
    </>
  );
}

/** The commercial’s page: the same rates, read-only. */
export function ReadOnlyFxRatesPage() {
  return (
    <>
      <PageHeader subtitle={texts.notice} title={screenTexts.fxRates} />
      <Rates canImport={false} />
    </>
  );
}

function Rates({ canImport }: Pick<RateCalendarProps, 'canImport'>) {
  const { address } = useAddress();
  const month = monthIn(address);
  const emptyHelp = canImport ? sharedTexts.noRateHelp : undefined;
  return (
    <Stack gap={24}>
      <LatestRates emptyHelp={emptyHelp} month={month} />
      <RateCalendar canImport={canImport} month={month} />
      <Converter />
      {canImport ? <RateSources /> : null}
      <FxRatesList emptyHelp={emptyHelp} hasHistory={canImport} />
    </Stack>
  );
}
