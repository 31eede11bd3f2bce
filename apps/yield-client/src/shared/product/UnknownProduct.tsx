import { productTexts as texts } from '@repo/client/product-texts';
import { LinkButton } from '@repo/ui/button';
import { EmptyState } from '@repo/ui/feedback';
import { paths } from '../paths.ts';

/** Shown when the product in the URL is not, or no longer, on offer. */
export function UnknownProduct({ back }: { readonly back: string }) {
  return (
    <EmptyState
      action={<LinkButton href={paths.products}>{back}</LinkButton>}
      icon="search"
      title={texts.unknown}
    >
      {texts.unknownHint}
    </EmptyState>
  );
}
