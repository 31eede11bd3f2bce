import { useServices } from '@repo/auth';
import { formatLongDate, formatSubscriptionAmount } from '@repo/domain/format';
import { LinkButton } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { documentsTexts as texts } from './documents.texts.ts';

/** Subscriptions that staff prepared and that await the client; nothing while there is none, or when they cannot be fetched. */
export function PreparedNotices() {
  const { queries } = useServices();
  const { data } = useQuery(queries.query('listPreparedSubscriptions'));
  return data?.items.map(({ id, author, terms, expires_at: until }) => (
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
