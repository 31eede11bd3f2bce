import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { useDownload } from '@repo/client/download';
import { addDays, type IsoDay, isIsoDay } from '@repo/domain/dates';
import { Button } from '@repo/ui/button';
import { DatePicker } from '@repo/ui/date-field';
import { Dialog } from '@repo/ui/dialog';
import { Banner } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { Select } from '@repo/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { attestationTexts as texts } from './navs.texts.ts';

const isDay = (day: string | null): day is IsoDay => day !== null && isIsoDay(day);

/** « Attestation de VL »: the PDF of one strategy and some days. */
export function NavAttestation() {
  const { api, queries } = useServices();
  const [today] = useState(parisToday);
  const [isOpen, setIsOpen] = useState(false);
  const [strategy, setStrategy] = useState('');
  const [from, setFrom] = useState<string | null>(addDays(today, -30));
  const [to, setTo] = useState<string | null>(today);
  const [saved, setSaved] = useState<string | null>(null);
  const strategies = useQuery(queries.query('listStrategies')).data?.strategies ?? [];
  const chosen = strategy === '' ? (strategies[0]?.id ?? '') : strategy;
  const isValid = chosen !== '' && isDay(from) && isDay(to) && from <= to;
  const { start, isPending } = useDownload(
    () =>
      api.download('downloadNavAttestation', {
        query: { strategy_id: chosen, from: from ?? '', to: to ?? '' },
      }),
    { onSaved: setSaved, failed: texts.failed },
  );
  return (
    <>
      <Button onPress={() => setIsOpen(true)} variant="ghost">
        {texts.open}
      </Button>
      <Dialog
        actions={
          <Button isDisabled={!isValid} isPending={isPending} onPress={() => start()}>
            {texts.download}
          </Button>
        }
        isLocked={isPending}
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
          setSaved(null);
        }}
        title={texts.title}
      >
        <Stack gap={16}>
          <p>{texts.intro}</p>
          <Select
            label={sharedTexts.strategy}
            onChange={setStrategy}
            options={strategies.map(({ id, title }) => ({ value: id, label: title }))}
            value={chosen}
          />
          <DatePicker label={texts.from} max={today} onChange={setFrom} value={from} />
          <DatePicker label={texts.to} max={today} onChange={setTo} value={to} />
          {isDay(from) && isDay(to) && from > to ? (
            <Banner isLive title={texts.order} tone="warning" />
          ) : null}
          {saved === null ? null : <Banner isLive title={texts.saved(saved)} tone="success" />}
        </Stack>
      </Dialog>
    </>
  );
}
