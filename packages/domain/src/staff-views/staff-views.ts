/** Saved views of the lists of staff: which lists have them, who may open these, and how much is stored. */
import { type AccessUser, hasAdminFlag } from '../access/index.ts';

/** The lists that have saved views. */
export const viewScreens = [
  'accounts',
  'audit',
  'change_requests',
  'clients',
  'contracts',
  'corrections',
  'fx_rates',
  'journal',
  'kaskad_claims',
  'kaskad_grants',
  'kaskad_investments',
  'kaskad_refunds',
  'kaskad_rounds',
  'navs',
  'payouts',
  'products',
  'receipts',
  'register',
  'waiting_orders',
] as const;
export type ViewScreen = (typeof viewScreens)[number];

/** The largest number of views that one person has on one screen. */
export const viewsPerScreen = 50;
export const viewNameMaxLength = 60;
export const viewQueryMaxLength = 500;

const isOfKaskad = (screen: ViewScreen): boolean => screen.startsWith('kaskad_');

/** Whether a member of staff may open the list: the trail as its screen, those of Kaskad its administrator, the others one of Yield, the rates a commercial too, the register its keeper. */
export function canUseViewScreen(user: Readonly<AccessUser>, screen: ViewScreen): boolean {
  if (screen === 'audit') return user.role === 'super_admin';
  if (isOfKaskad(screen)) return hasAdminFlag(user, 'kaskad');
  if (hasAdminFlag(user, 'yield')) return true;
  return (
    (user.role === 'commercial' && screen === 'fx_rates') ||
    (user.role === 'equisafe' && screen === 'register')
  );
}
