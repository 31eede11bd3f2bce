import { useServices } from '@repo/auth';
import { useSettled } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import { Banner, Skeleton } from '@repo/ui/feedback';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChangeLines } from '../../shared/ChangeLines.tsx';
import {
  checkRectification,
  type RectifyContext,
  type RectifyValues,
  toCorrection,
} from './rectify.model.ts';
import { rectifyTexts as texts } from './rectify.texts.ts';

const ROWS = 5;

export interface RectifyPreviewProps {
  readonly contractId: string;
  readonly context: RectifyContext;
  readonly values: RectifyValues;
}

/** Before and after, as the server computes them; or why it would be refused. */
export function RectifyPreview({ contractId, context, values }: RectifyPreviewProps) {
  const { queries } = useServices();
  const settled = useSettled(values);
  const { failures } = checkRectification(settled, context);
  const isTyped = failures.every(({ field }) => field === 'reason');
  const query = useQuery({
    ...queries.query('previewRectification', { path: { id: contractId }, query: toCorrection(settled) }),
    enabled: isTyped,
    placeholderData: keepPreviousData,
  });
  if (!isTyped) return null;
  const { error } = query;
  // Of what is typed or of the contract, which a retry would repeat.
  if (error !== null && (error.status === 409 || error.status === 422)) {
    return <Banner isLive title={error.message} tone="warning" />;
  }
  return (
    <section aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      <QueryView
        failedTitle={texts.previewFailed}
        query={query}
        skeleton={<Skeleton height="2rem" lines={ROWS} />}
      >
        {({ lines, warnings }) => (
          <>
            {warnings.length === 0 ? null : (
              <Banner isLive title={texts.warnings} tone="warning">
                {warnings.map((warning) => (
                  <p key={warning}>{warning}</p>
                ))}
              </Banner>
            )}
            <ChangeLines lines={lines} />
          </>
        )}
      </QueryView>
    </section>
  );
}
