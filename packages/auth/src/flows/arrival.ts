/** The fragment parameters by which one application hands a session or a notice to another. */
import type { App } from '@repo/domain/access';
import type { AppOrigins } from '../guard/app-origins.ts';
import type { KeyValueStorage } from '../session/browser-storage.ts';
import type { AuthDeps } from './sign-in.ts';

/** In the fragment, so that no server, log or Referer header sees them. */
export const fragment = {
  from: 'handoff-from',
  to: 'handoff-to',
  nonce: 'nonce',
  code: 'handoff',
  notice: 'notice',
  view: 'view',
} as const;

export const notices = ['welcome', 'linked'] as const;

/** A notice to show after a full page load into another application, where a toast would be lost. */
export type CarriedNotice = (typeof notices)[number];

export interface HandoffDeps extends AuthDeps {
  readonly app: App;
  readonly origins: AppOrigins;
  /** Holds the pending request of this tab; defaults to session storage. */
  readonly tab?: KeyValueStorage;
}

export interface Arrival {
  readonly session: 'none' | 'received' | 'refused';
  /** Also null without a session: the address can be forged. */
  readonly notice: CarriedNotice | null;
  /** The address to redirect to at once, to request the session or to hand it over. */
  readonly leaveFor: string | null;
}

/** The address with these parameters added to its fragment. */
export function withFragment(url: string, values: Readonly<Record<string, string>>): string {
  return `${url}${url.includes('#') ? '&' : '#'}${new URLSearchParams(values).toString()}`;
}
