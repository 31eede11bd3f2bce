import { Stack } from '@repo/ui/layout';
import { PendingImports } from '../../shared/PendingImports.tsx';
import { RequiredCorrections } from '../../shared/RequiredCorrections.tsx';
import { NavCalendar } from './NavCalendar.tsx';
import { NavsHead } from './NavsHead.tsx';

/** One month of all strategies: what is published, awaits approval, or is missing. */
export function NavsPage() {
  return (
    <>
      <NavsHead />
      <Stack gap={24}>
        <PendingImports publishes="navs" />
        <RequiredCorrections />
        <NavCalendar />
      </Stack>
    </>
  );
}
