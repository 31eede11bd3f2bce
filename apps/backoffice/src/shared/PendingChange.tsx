import type { components } from '@repo/api-sdk';
import { formatLongDateTime } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { pendingChangeTexts as texts } from './shared.texts.ts';
import { useChangeRequestsPath } from './use-change-requests-path.ts';

interface PendingChangeProps {
  readonly change: NonNullable<components['schemas']['PendingChange']>;
}

/** A change of this record awaits a second person. */
export function PendingChange({ change: { id, maker, created_at: createdAt } }: PendingChangeProps) {
  const { request } = useChangeRequestsPath();
  return (
    <Banner action={<TextLink href={request(id)}>{texts.open}</TextLink>} title={texts.title} tone="warning">
      {texts.by(maker, formatLongDateTime(createdAt))}
    </Banner>
  );
}
