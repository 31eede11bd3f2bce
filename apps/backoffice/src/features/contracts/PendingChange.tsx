import type { components } from '@repo/api-sdk';
import { formatLongDateTime } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { paths } from '../../shared/paths.ts';
import { contractPanelTexts } from './contract-panel.texts.ts';

const texts = contractPanelTexts.pendingChange;

interface PendingChangeProps {
  readonly change: NonNullable<components['schemas']['PendingChange']>;
}

/** A change of this contract awaits a second person. */
export function PendingChange({ change: { id, maker, created_at: createdAt } }: PendingChangeProps) {
  return (
    <Banner
      action={<TextLink href={paths.changeRequest(id)}>{texts.open}</TextLink>}
      title={texts.title}
      tone="warning"
    >
      {texts.by(maker, formatLongDateTime(createdAt))}
    </Banner>
  );
}
