import { paths } from './paths.ts';

const inEuros = '?currency=EUR';

/** What a screen asks first, as addresses of the API: the same as `ask-ahead.ts` asks, before its code is there. */
export function firstQuestions(pathname: string, params: URLSearchParams): readonly string[] {
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
