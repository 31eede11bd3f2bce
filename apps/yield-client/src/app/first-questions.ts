import type { SessionState } from '@repo/auth';
import { checkAccess, routeRequirements } from '@repo/domain/access';
import { paths } from './paths.ts';

const inEuros = '?currency=EUR';

/** What is asked first, as addresses of the API: whose session it is, what the screen shows, and the fees under it. */
export function firstQuestions(pathname: string, params: URLSearchParams): readonly string[] {
  return ['/proxy/me', ...ofScreen(pathname, params), '/proxy/parameters'];
}

/** The same as `ask-ahead.ts` asks, before its code is there. */
function ofScreen(pathname: string, params: URLSearchParams): readonly string[] {
  switch (pathname) {
    case paths.dashboard:
      return [
        ...(params.has('currency') ? [] : [`/proxy/dashboard${inEuros}&series=none`]),
        '/proxy/strategies',
      ];
    case paths.products:
      return ['/proxy/strategies'];
    case paths.documents:
      return params.has('devise') ? [] : [`/proxy/signatures${inEuros}`];
    default:
      return [];
  }
}

/** Whose screen may ask before the session is checked: the token to ask with, or null. */
export function tokenToAsk(
  { token, user }: Pick<SessionState, 'token' | 'user'>,
  { hash }: Pick<Location, 'hash'>,
): string | null {
  // A session handed over in the address takes the place of the one that is kept.
  return hash === '' && checkAccess(user, routeRequirements.yieldClient) === 'allow' ? token : null;
}
