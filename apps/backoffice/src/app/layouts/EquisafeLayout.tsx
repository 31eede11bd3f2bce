import { entriesOf } from './navigation.model.ts';
import { StaffLayout } from './StaffLayout.tsx';

/** The register keeper’s one screen (R351). */
export function EquisafeLayout() {
  return <StaffLayout entries={entriesOf('equisafe')} />;
}
