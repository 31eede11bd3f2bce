import { formatNumericDate } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { DefinitionList } from '@repo/ui/definition-list';
import { Stack } from '@repo/ui/layout';
import { useState } from 'react';
import { PendingChange } from '../../shared/PendingChange.tsx';
import { IssuerDialogs, type IssuerForm } from './IssuerDialogs.tsx';
import { accountFacts, type IssuerDetails } from './issuers.model.ts';
import { issuerTexts as texts, valuationMethodTexts } from './issuers.texts.ts';
import { shownPrice } from './rounds.model.ts';

type Valuation = IssuerDetails['valuations'][number];

const columns: readonly DataColumn<Valuation>[] = [
  {
    id: 'class',
    header: texts.valuationColumns.unitClass,
    isRowName: true,
    cell: (row) => row.class.symbol,
  },
  {
    id: 'price',
    header: texts.valuationColumns.price,
    align: 'end',
    onCard: 'first',
    cell: ({ price }) => shownPrice(price),
  },
  {
    id: 'day',
    header: texts.valuationColumns.day,
    onCard: 'second',
    cell: ({ day }) => formatNumericDate(day),
  },
  {
    id: 'method',
    header: texts.valuationColumns.method,
    onCard: 'second',
    cell: ({ method }) => valuationMethodTexts[method],
  },
];

/** Its account, its valuations, and their forms. */
export function IssuerRecord({ details }: { readonly details: IssuerDetails }) {
  const [opened, setOpened] = useState<IssuerForm | null>(null);
  const { payment_details: account, valuations, pending_change: pending } = details;
  return (
    <Stack gap={16}>
      {pending === null ? null : <PendingChange change={pending} />}
      <Card
        actions={
          pending === null ? (
            <Button onPress={() => setOpened('account')} size="sm" variant="ghost">
              {texts.changeAccount}
            </Button>
          ) : undefined
        }
        title={texts.account}
      >
        {account === null ? (
          <p>{texts.noAccount}</p>
        ) : (
          <DefinitionList items={accountFacts(account).map(({ label, value }) => ({ term: label, value }))} />
        )}
      </Card>
      <Card
        actions={
          <>
            <Button onPress={() => setOpened('valuation')} size="sm" variant="ghost">
              {texts.addValuation}
            </Button>
            <Button onPress={() => setOpened('holding')} size="sm" variant="ghost">
              {texts.addHolding}
            </Button>
          </>
        }
        title={texts.valuations}
      >
        <DataTable
          columns={columns}
          empty={<p>{texts.noValuation}</p>}
          label={texts.valuations}
          rowId={(row) => row.id}
          rows={valuations}
        />
      </Card>
      <IssuerDialogs details={details} onClose={() => setOpened(null)} opened={opened} />
    </Stack>
  );
}
