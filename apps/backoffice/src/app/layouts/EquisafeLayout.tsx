import { equisafeEntries } from './navigation.model.ts';
import { StaffLayout } from './StaffLayout.tsx';
import { useLogout } from './use-logout.ts';

/** The register keeper’s one screen (R351). */
export function EquisafeLayout() {
  return <StaffLayout entries={equisafeEntries} onLogout={useLogout()} />;
}
