import { useServices } from '@repo/auth';
import type { Service } from '@repo/domain/access';
import { formatAddress, formatIban, formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReturningFocus } from '../form/index.ts';
import { QueryView } from '../query-view/QueryView.tsx';
import { PayoutDetailsForm, type PayoutDetailsFormProps } from './PayoutDetailsForm.tsx';
import { type DeclaredDetails, detailsOperations, meansOf, splitDetails } from './payout-details.model.ts';
import styles from './payout-details.module.css';
import { payoutDetailsTexts as texts } from './payout-details.texts.ts';

export type PayoutDetailsCardProps = Pick<PayoutDetailsFormProps, 'user'> & {
  /** That pays: neither reads what was declared to the other. */
  readonly service: Service;
};

/** Where the client wishes to be paid by a service, with what was declared before. */
export function PayoutDetailsCard({ service, user }: PayoutDetailsCardProps) {
  const { queries } = useServices();
  const details = useQuery(queries.query(detailsOperations[service].get));
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useReturningFocus(isEditing);
  return (
    <Card title={texts.title}>
      <Stack>
        <p className={styles.about}>{texts.about[service]}</p>
        <QueryView failedTitle={texts.failed} query={details} skeleton={<Skeleton height="3rem" />}>
          {({ items }) => <Declared items={items} />}
        </QueryView>
        {isEditing ? (
          <PayoutDetailsForm onClose={() => setIsEditing(false)} service={service} user={user} />
        ) : (
          <Button isChange onPress={() => setIsEditing(true)} ref={editButton} variant="ghost">
            {texts.edit}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function Declared({ items }: { readonly items: readonly DeclaredDetails[] }) {
  const { current, past } = splitDetails(items);
  return (
    <>
      {current.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <DefinitionList
          items={current.map((item) => ({
            term: texts.means[meansOf(item)],
            value: <Details item={item} />,
          }))}
        />
      )}
      {past.length === 0 ? null : (
        <details>
          <summary>{texts.history}</summary>
          <DefinitionList
            items={past.map((item) => ({ term: texts.means[meansOf(item)], value: <Details item={item} /> }))}
          />
        </details>
      )}
    </>
  );
}

function Details({ item }: { readonly item: DeclaredDetails }) {
  const account = item.method === 'rib' ? formatIban(item.account) : formatAddress(item.account);
  return (
    <span className={styles.declared}>
      <span>{texts.account(item.holder, account)}</span>
      <span className={styles.about}>{stateOf(item)}</span>
    </span>
  );
}

function stateOf(item: DeclaredDetails): string {
  if (item.is_usable) return texts.used;
  if (item.replaced_at === null) return texts.usableFrom(formatNumericDateTime(item.usable_from));
  return texts.replaced(formatNumericDate(item.declared_at), formatNumericDate(item.replaced_at));
}
