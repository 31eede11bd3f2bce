import { Stack } from '@repo/ui/layout';
import { LatestNavs } from '../../shared/LatestNavs.tsx';
import { NavsHead } from './NavsHead.tsx';
import { NavsList } from './NavsList.tsx';

/** The latest NAV of each strategy, then the list of all NAVs. */
export function NavsListPage() {
  return (
    <>
      <NavsHead />
      <Stack gap={24}>
        <LatestNavs />
        <NavsList />
      </Stack>
    </>
  );
}
