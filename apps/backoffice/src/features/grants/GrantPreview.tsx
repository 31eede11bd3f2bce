import type { ApiError, components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { readDay, readPlans } from '@repo/domain/kaskad';
import { Banner, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TrancheTable } from '../../shared/kaskad/TrancheTable.tsx';
import { endOf } from './grants.model.ts';
import { grantsTexts, newGrantTexts as texts } from './grants.texts.ts';

type Preview = components['schemas']['GrantPreview'];

interface GrantPreviewProps {
  /** Null while the form is incomplete. */
  readonly terms: components['schemas']['GrantTermsBody'] | null;
}

/** The tranches that the server gives for what was typed; nothing is written. */
export function GrantPreview({ terms }: GrantPreviewProps) {
  const { api } = useServices();
  const preview = useQuery<Preview, ApiError>({
    queryKey: ['previewGrant', terms],
    queryFn: ({ signal }) => {
      if (terms === null) throw new Error('no terms to preview');
      return api.call('previewGrant', { body: terms, signal });
    },
    enabled: terms !== null,
    placeholderData: keepPreviousData,
  });
  if (terms === null) return <p>{texts.previewWaits}</p>;
  if (preview.isError) {
    return (
      <Banner isLive title={texts.previewFailed} tone="error">
        {preview.error.message}
      </Banner>
    );
  }
  if (preview.data === undefined) return <Skeleton height="2.2rem" lines={6} />;
  return <Plans preview={preview.data} />;
}

function Plans({ preview }: { readonly preview: Preview }) {
  const { class: unit, tge_day: day } = preview;
  const { acquisition, unlock } = readPlans(preview, unit.decimals);
  const tgeDay = readDay(day);
  return (
    <Stack gap={16}>
      <p aria-live="polite">
        {texts.summary(
          texts.count(acquisition.tranches.length),
          endOf([acquisition, ...(unlock ? [unlock] : [])], day),
        )}
      </p>
      <TrancheTable label={grantsTexts.acquisitionTable} plan={acquisition} tgeDay={tgeDay} unit={unit} />
      {unlock === null ? null : (
        <>
          <h3>{texts.unlock}</h3>
          <TrancheTable label={grantsTexts.unlockTable} plan={unlock} tgeDay={tgeDay} unit={unit} />
        </>
      )}
    </Stack>
  );
}
