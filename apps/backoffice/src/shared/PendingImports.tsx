import { useServices } from '@repo/auth';
import { formatLongDateTime } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { paths } from './paths.ts';
import { pendingChangeTexts, pendingImportTexts as texts } from './shared.texts.ts';

interface PendingImportsProps {
  readonly publishes: 'navs' | 'fx_rates';
}

/** Files that a second person has not approved yet; nothing when there is none. */
export function PendingImports({ publishes }: PendingImportsProps) {
  const { queries } = useServices();
  const { data } = useQuery(queries.query('listChangeRequests', { query: { tab: 'pending', publishes } }));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Banner title={texts.title(data.total)} tone="warning">
      {data.items.map(({ id, subject_label: subject, maker, created_at: createdAt }) => (
        <p key={id}>
          <TextLink href={paths.changeRequest(id)}>{subject}</TextLink>{' '}
          {pendingChangeTexts.by(maker, formatLongDateTime(createdAt))}
        </p>
      ))}
    </Banner>
  );
}
