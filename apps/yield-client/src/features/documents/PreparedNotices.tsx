import type { OperationOutput } from '@repo/api-sdk';
import { formatLongDate, formatSubscriptionAmount } from '@repo/domain/format';
import { LinkButton } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { paths } from '../../shared/paths.ts';
import { documentsTexts as texts } from './documents.texts.ts';

/** Subscriptions that staff prepared and that await the client. */
export function PreparedNotices({ items }: Pick<OperationOutput<'listPreparedSubscriptions'>, 'items'>) {
  return items.map(({ id, author, terms, expires_at: until }) => (
    <Banner
      key={id}
      title={texts.prepared.title(terms.product, formatSubscriptionAmount(terms.amount, terms.currency))}
    >
      <p>{texts.prepared.by(author, formatLongDate(until))}</p>
      <LinkButton href={paths.prepared(id)} size="sm">
        {texts.prepared.open}
      </LinkButton>
    </Banner>
  ));
}
