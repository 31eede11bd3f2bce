import { ChangeControlNotice } from './ChangeControlNotice.tsx';
import { ParNotice } from './ParNotice.tsx';

/** What every screen of staff shows while it holds. */
export function StaffNotices() {
  return (
    <>
      <ChangeControlNotice />
      <ParNotice />
    </>
  );
}
