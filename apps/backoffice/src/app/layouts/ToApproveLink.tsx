import { useServices } from '@repo/auth';
import { PillLink } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { withoutView } from '../../shared/list-paths.ts';
import { layoutTexts } from './layout.texts.ts';

/** Colleagues make and decide requests meanwhile. */
const countEveryMs = 60_000;

/** « À valider » with the number of changes that the user may approve. */
export function ToApproveLink({ path }: { readonly path: string }) {
  const { queries } = useServices();
  const toApprove = useQuery({
    ...queries.query('listChangeRequests', { query: { tab: 'to_decide', page_size: 1 } }),
    refetchInterval: countEveryMs,
  });
  return <PillLink href={withoutView(path)}>{layoutTexts.toApprove(toApprove.data?.total)}</PillLink>;
}
