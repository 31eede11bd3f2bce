import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { type AddressChange, readAddress } from '@repo/client/staff-address';
import { useAddress } from '@repo/client/use-address';
import { auditActionText } from '@repo/domain/audit';
import { formatNumericDateTime } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { FilterSelect } from '@repo/ui/select';
import { Timeline } from '@repo/ui/timeline';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { ReadOn } from '../../../shared/ReadOn.tsx';
import styles from './activity.module.css';
import { activityTexts as texts } from './activity.texts.ts';

type Item = components['schemas']['StaffActivity'];
type Type = components['schemas']['StaffActivityType'];

/** The lists need a value for « Tous »; no type or product has this name. */
const ALL = '*';
const isType = (value: string): value is Type => Object.hasOwn(texts.types, value);
const all = { value: ALL, label: texts.all };
const typeOptions = [all, ...Object.entries(texts.types).map(([value, label]) => ({ value, label }))];

/** What clients and staff did, twenty at a time, filtered by type and product; the filters and the page are in the URL. */
export function Activity() {
  const { queries } = useServices();
  const { address, change } = useAddress();
  const type = readAddress(address, 'event') ?? ALL;
  const strategy = readAddress(address, 'product') ?? ALL;
  const after = readAddress(address, 'after');
  const isFiltered = type !== ALL || strategy !== ALL;
  /** Below the figures: the page stays where it is scrolled to. */
  const stay = (parameters: AddressChange) => change(parameters, { preventScrollReset: true });
  const products = useQuery(queries.query('listStrategies')).data?.strategies ?? [];
  const productOptions = [...new Set([ALL, ...products.map(({ title }) => title), strategy])].map((value) =>
    value === ALL ? all : { value, label: value },
  );
  const query = useQuery({
    ...queries.query('listStaffActivity', {
      query: {
        ...(isType(type) ? { type } : {}),
        ...(strategy === ALL ? {} : { strategy }),
        ...(after === null ? {} : { after }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={texts.title}>
      <Stack gap={16}>
        <p>{texts.about}</p>
        <div className={styles.filters}>
          <FilterSelect
            isWaiting={query.isPending}
            label={texts.type}
            onChange={(value) => stay({ event: isType(value) ? value : null, after: null })}
            options={typeOptions}
            value={type}
          />
          <FilterSelect
            isWaiting={query.isPending}
            label={texts.product}
            onChange={(value) => stay({ product: value === ALL ? null : value, after: null })}
            options={productOptions}
            value={strategy}
          />
        </div>
        <QueryView failedTitle={texts.failed} query={query} skeleton={<Skeleton height="2.6rem" lines={8} />}>
          {({ items, next }) => (
            <Stack gap={16}>
              {items.length === 0 ? (
                <EmptyState title={isFiltered ? texts.noMatch : texts.empty} />
              ) : (
                <section aria-busy={query.isPlaceholderData} aria-label={texts.list}>
                  <Timeline items={items.map(timelineItem)} />
                </section>
              )}
              <ReadOn after={after} next={next} />
            </Stack>
          )}
        </QueryView>
      </Stack>
    </Card>
  );
}

function timelineItem(item: Item) {
  const { event, action, actor, subject, product, occurred_at: at } = item;
  const name = event === null ? auditActionText(action ?? '') : texts.types[event];
  const by = action === null ? null : actor === null ? texts.byErased : texts.by(actor);
  const parts = [product, by, formatNumericDateTime(at)].filter((part) => part !== null);
  return {
    id: item.id,
    title: (
      <>
        {name}
        {subject === null ? null : <> · {subjectLink(item, subject)}</>}
      </>
    ),
    detail: parts.join(' · '),
    tone: event === null ? ('neutral' as const) : ('accent' as const),
  };
}

function subjectLink({ contract_id: contract, client_id: client }: Item, subject: string) {
  if (contract !== null) return <Link to={paths.contract(contract)}>{subject}</Link>;
  return client === null ? subject : <Link to={paths.user(client)}>{subject}</Link>;
}
