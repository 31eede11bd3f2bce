import { type components, invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { formatNumericDate } from '@repo/domain/format';
import type { RatePair } from '@repo/domain/rates';
import { Button, LinkButton } from '@repo/ui/button';
import { Cluster } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { screenTexts } from '../../shared/app.texts.ts';
import { publicationInvalidates } from '../../shared/money.queries.ts';
import { paths } from '../../shared/paths.ts';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { ManualRateDialog } from './ManualRateDialog.tsx';
import { manualRateTexts as texts } from './manual-rate.texts.ts';

type Saved = components['schemas']['SavedRate'];
interface PublishedRate {
  readonly pair: RatePair;
  readonly day: string;
}

/** What an administrator does to rates: one typed or withdrawn, or a file. */
export function RateActions() {
  const [isOpen, setIsOpen] = useState(false);
  const [withdrawn, setWithdrawn] = useState<PublishedRate | null>(null);
  return (
    <Cluster>
      <Button onPress={() => setIsOpen(true)} variant="ghost">
        {texts.open}
      </Button>
      <LinkButton href={paths.fxRatesImport}>{screenTexts.fxRatesImport}</LinkButton>
      <ManualRateDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onDone={({ pending_change: held }) => {
          setIsOpen(false);
          toast.success(held === null ? texts.done : texts.held);
        }}
        onWithdraw={(rate) => {
          setIsOpen(false);
          setWithdrawn(rate);
        }}
      />
      {withdrawn === null ? null : <WithdrawRate onClose={() => setWithdrawn(null)} rate={withdrawn} />}
    </Cluster>
  );
}

interface WithdrawRateProps {
  readonly rate: PublishedRate;
  readonly onClose: () => void;
}

function WithdrawRate({ rate, onClose }: WithdrawRateProps) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  return (
    <ReasonDialog<Saved>
      intro={texts.withdrawIntro}
      isDangerous
      isOpen
      onCancel={onClose}
      onConflict={({ message }) => {
        onClose();
        toast.error(message);
      }}
      onDone={({ pending_change: held }) => {
        onClose();
        toast.success(held === null ? texts.withdrawn : texts.withdrawHeld);
      }}
      send={async ({ reason }) => {
        const body = { ...rate, reason };
        const saved = await api.call('withdrawRate', { body, idempotencyKey: keyOf(body) });
        await invalidate(queryClient, ...publicationInvalidates);
        return saved;
      }}
      submit={texts.withdrawSubmit}
      title={texts.withdrawTitle(rate.pair, formatNumericDate(rate.day))}
    />
  );
}
