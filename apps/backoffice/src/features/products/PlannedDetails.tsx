import { addressOf, noView } from '@repo/client/address';
import { formatLongDateTime } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { ChangeLines } from '../../shared/ChangeLines.tsx';
import { paths } from '../../shared/paths.ts';
import type { Product } from './product-form.model.ts';
import { plannedTexts as texts } from './products.texts.ts';

/** Approved bank details that clients do not read yet: when they will, and how many still read the old ones. */
export function PlannedDetails({ product }: { readonly product: Product }) {
  const { planned_details: planned, unpaid_contracts: unpaid } = product;
  if (planned === null) return null;
  return (
    <Stack gap={12}>
      <Banner
        action={<TextLink href={paths.changeRequest(planned.change_request_id)}>{texts.request}</TextLink>}
        title={texts.title(formatLongDateTime(planned.effective_at))}
        tone="warning"
      >
        <p>{texts.help}</p>
        <p>
          {texts.unpaid(unpaid)}{' '}
          {unpaid === 0 ? null : (
            <TextLink
              href={addressOf(paths.contracts, {
                view: noView,
                strategy: product.strategy.title,
                payment: 'waiting',
              })}
            >
              {texts.contracts}
            </TextLink>
          )}
        </p>
      </Banner>
      <ChangeLines heads={{ before: texts.before, after: texts.after }} lines={planned.lines} />
    </Stack>
  );
}
