import type { components } from '@repo/api-sdk';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { EmptyState } from '@repo/ui/feedback';
import { CapTableSide } from './CapTableSide.tsx';
import { capTableTexts as texts } from './issuers.texts.ts';
import { shownEuros } from './rounds.model.ts';

/** What the shares are worth, and who holds them, before and after the round. */
export function CapTable({ table }: { readonly table: components['schemas']['CapTable'] }) {
  return (
    <>
      {table.pre_money === null ? null : (
        <Card>
          <DefinitionList
            items={[
              { term: texts.preMoney, value: shownEuros(table.pre_money) },
              ...(table.post_money === null
                ? []
                : [{ term: texts.postMoney, value: shownEuros(table.post_money) }]),
            ]}
          />
        </Card>
      )}
      {table.before.rows.length === 0 && table.after === null ? (
        <EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>
      ) : (
        <CapTableSide
          classes={table.classes}
          side={table.before}
          title={table.after === null ? texts.now : texts.before}
        />
      )}
      {table.after === null ? null : (
        <CapTableSide classes={table.classes} side={table.after} title={texts.after} />
      )}
    </>
  );
}
