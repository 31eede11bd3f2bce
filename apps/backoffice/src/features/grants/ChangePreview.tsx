import type { ApiError, components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { readDay, readPlans } from '@repo/domain/kaskad';
import { Banner, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChangeLines } from '../../shared/ChangeLines.tsx';
import { TrancheTable } from '../../shared/kaskad/TrancheTable.tsx';
import { previewLines } from './grant-change.model.ts';
import { grantsTexts, grantChangeTexts as texts } from './grants.texts.ts';

interface ChangePreviewProps {
  readonly grantId: string;
  /** Null until the form is complete. */
  readonly body: components['schemas']['GrantChangeBody'] | null;
}

type Preview = components['schemas']['GrantChangePreview'];

/** What the change gives, before and after; nothing is written. */
export function ChangePreview({ grantId, body }: ChangePreviewProps) {
  const { api } = useServices();
  const preview = useQuery<Preview, ApiError>({
    queryKey: ['previewGrantChange', grantId, body],
    queryFn: ({ signal }) => {
      if (body === null) throw new Error('no change to preview');
      return api.call('previewGrantChange', { path: { id: grantId }, body, signal });
    },
    enabled: body !== null,
    placeholderData: keepPreviousData,
  });
  if (body === null) return <p>{texts.previewWaits}</p>;
  if (preview.isError) {
    return (
      <Banner isLive title={texts.previewFailed} tone="error">
        {preview.error.message}
      </Banner>
    );
  }
  if (preview.data === undefined) return <Skeleton height="2.2rem" lines={4} />;
  return <PreviewTable preview={preview.data} />;
}

function PreviewTable({ preview }: { readonly preview: Preview }) {
  const { class: unit } = preview;
  const after = readPlans(preview.after, unit.decimals);
  const tgeDay = readDay(preview.tge_day);
  return (
    <Stack gap={12}>
      <h3>{texts.previewTitle}</h3>
      <ChangeLines heads={{ before: texts.before, after: texts.after }} lines={previewLines(preview)} />
      <TrancheTable
        label={grantsTexts.acquisitionTable}
        plan={after.acquisition}
        tgeDay={tgeDay}
        unit={unit}
      />
      {after.unlock === null ? null : (
        <TrancheTable label={grantsTexts.unlockTable} plan={after.unlock} tgeDay={tgeDay} unit={unit} />
      )}
    </Stack>
  );
}
