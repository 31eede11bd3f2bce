import { LeaveGuard } from '@repo/client/leave-guard';
import { readAddress } from '@repo/client/staff-address';
import { useAddress } from '@repo/client/use-address';
import { Card } from '@repo/ui/card';
import { Form } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { useShortcuts } from '@repo/ui/shortcuts';
import { Tabs } from '@repo/ui/tabs';
import { useEffect, useRef, useState } from 'react';
import { RecordPresence } from '../../shared/RecordPresence.tsx';
import type { Resumed } from '../../shared/use-resumed.ts';
import { ProductConflict } from './ProductConflict.tsx';
import { ProductHistory } from './ProductHistory.tsx';
import { ProductPart } from './ProductPart.tsx';
import { type Product, type ProductVersion, validateProduct } from './product-form.model.ts';
import {
  controlOfTab,
  hasFields,
  isProductTab,
  type ProductTab,
  productTabs,
  tabOf,
} from './product-tabs.ts';
import { tabTexts, productTexts as texts } from './products.texts.ts';
import { SaveBar } from './SaveBar.tsx';
import { useProductForm } from './use-product-form.ts';

const addressOfTab = (tab: ProductTab) => ({ tab: tab === 'presentation' ? null : tab });

interface ProductEditorProps {
  readonly product: Product;
  readonly onReset: () => void;
  readonly onRestore: (version: ProductVersion) => void;
  /** The request whose values it opens with. */
  readonly resumed: Resumed | null;
}

/** The parts of a product: one form over several tabs, sent as one change. */
export function ProductEditor({ product, onReset, onRestore, resumed }: ProductEditorProps) {
  const { address, change } = useAddress();
  const form = useProductForm(product, { onReset, resumed });
  const requested = readAddress(address, 'tab');
  const tab: ProductTab = isProductTab(requested) ? requested : 'presentation';
  const [wrong, setWrong] = useState<ReturnType<typeof validateProduct>['first']>(null);
  const submit = () => {
    form.submit();
    const { first } = validateProduct(form.values, { from: form.opened, hasControl: form.hasControl });
    setWrong(first);
  };
  // Syncs the address with the first wrong field, which may be on another tab.
  useEffect(() => {
    if (wrong !== null && wrong.field !== 'reason') change(addressOfTab(tabOf(wrong.field)));
  }, [wrong, change]);
  const fields = useRef<HTMLDivElement>(null);
  const control = controlOfTab(tab);
  const isHeld =
    control !== null &&
    (product.pending_changes.some(({ kind }) => kind === control) ||
      (control === 'strategy.payment_details' && product.planned_details !== null));
  // Each tab has its own fields, and some of them are read-only: the first that can be edited is found where it is displayed.
  const edit = () =>
    fields.current?.querySelector<HTMLElement>(':is(input, textarea):not([readonly], :disabled)')?.focus();
  const canEdit = hasFields(tab) && !isHeld;
  useShortcuts('record', [{ keys: 'e', label: texts.edit, onPress: canEdit ? edit : undefined }]);
  return (
    <Tabs
      items={productTabs.map((id) => ({
        id,
        label: tabTexts[id],
        count: form.changed.filter((field) => tabOf(field) === id).length || undefined,
      }))}
      label={texts.tabs}
      onChange={(next) => change(addressOfTab(next))}
      value={tab}
    >
      <LeaveGuard isActive={form.changed.length > 0 && !form.isPending} isKeptOnPage />
      <Stack gap={16}>
        <RecordPresence id={product.strategy.id} isEditing={form.changed.length > 0} kind="strategy" />
        {form.isStale ? <ProductConflict form={form} product={product} /> : null}
        {tab === 'history' ? (
          <ProductHistory onRestore={onRestore} product={product} />
        ) : (
          <Form isPending={form.isPending} onSubmit={submit}>
            <Card title={tabTexts[tab]}>
              <div ref={fields}>
                <ProductPart form={form} isHeld={isHeld} product={product} tab={tab} />
              </div>
            </Card>
            <SaveBar form={form} />
          </Form>
        )}
      </Stack>
    </Tabs>
  );
}
