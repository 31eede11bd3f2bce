import { type components, invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { Button } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { ChangeLines } from '../../shared/ChangeLines.tsx';
import { publicationInvalidates } from '../../shared/money.queries.ts';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { confirmedRates } from './rate-sources.model.ts';
import { rateSourcesTexts as texts } from './rate-sources.texts.ts';

type Committed = components['schemas']['ImportResult'];

interface WaitingRatesProps {
  readonly waiting: components['schemas']['RateSources']['waiting'][number];
}

/** Fetched values that were not published: an administrator submits them, and a second one approves. */
export function WaitingRates({ waiting }: WaitingRatesProps) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Banner
      action={<Button onPress={() => setIsOpen(true)}>{texts.submit}</Button>}
      title={texts.waiting(texts.sources[waiting.source], waiting.count)}
      tone="warning"
    >
      <Stack gap={12}>
        <p>{texts.waitingHelp}</p>
        <ChangeLines lines={waiting.lines} />
      </Stack>
      <ReasonDialog<Committed>
        help={texts.reasonHelp}
        isOpen={isOpen}
        onCancel={() => setIsOpen(false)}
        onConflict={({ message }) => {
          setIsOpen(false);
          toast.error(message);
        }}
        onDone={({ pending_change: held }) => {
          setIsOpen(false);
          toast.success(held === null ? texts.done : texts.held);
        }}
        send={async (body) => {
          const path = { id: waiting.id };
          const confirms = confirmedRates(waiting);
          const result = await api.call('commitImport', {
            path,
            body,
            confirms,
            idempotencyKey: keyOf(body),
          });
          await invalidate(queryClient, ...publicationInvalidates);
          return result;
        }}
        submit={texts.submit}
        title={texts.submitTitle}
      />
    </Banner>
  );
}
