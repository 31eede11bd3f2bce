import { useAddress } from '@repo/client/use-address';
import { Button, LinkButton } from '@repo/ui/button';
import { Cluster, Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { screenTexts } from '../../shared/app.texts.ts';
import { LatestRates } from '../../shared/LatestRates.tsx';
import { monthIn } from '../../shared/month-calendar/months.ts';
import { PendingImports } from '../../shared/PendingImports.tsx';
import { paths } from '../../shared/paths.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { Converter } from './Converter.tsx';
import { FxRatesList } from './FxRatesList.tsx';
import { fxRatesTexts as texts } from './fx-rates.texts.ts';
import { ManualRateDialog } from './ManualRateDialog.tsx';
import { manualRateTexts } from './manual-rate.texts.ts';
import { RateCalendar, type RateCalendarProps } from './RateCalendar.tsx';
import { RateSources } from './RateSources.tsx';

/** The administrator’s page: reads and imports. */
export function FxRatesPage() {
  return (
    <>
      <PageHeader actions={<Actions />} subtitle={texts.subtitle} title={screenTexts.fxRates} />
      <Stack gap={24}>
        <PendingImports publishes="fx_rates" />
        <Rates canImport />
      </Stack>
    </>
  );
}

function Actions() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Cluster>
      <Button onPress={() => setIsOpen(true)} variant="ghost">
        {manualRateTexts.open}
      </Button>
      <LinkButton href={paths.fxRatesImport}>{screenTexts.fxRatesImport}</LinkButton>
      <ManualRateDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onDone={({ pending_change: held }) => {
          setIsOpen(false);
          toast.success(held === null ? manualRateTexts.done : manualRateTexts.held);
        }}
      />
    </Cluster>
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
      <FxRatesList emptyHelp={emptyHelp} />
    </Stack>
  );
}
