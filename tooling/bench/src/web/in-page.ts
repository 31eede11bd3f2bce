/** Code that runs inside the measured page: sent as text, so it must use nothing from its module. */

interface Measuring {
  /** In milliseconds, from the start of the navigation to the frame that shows the figures. */
  figuresShownMs?: number;
  /** Settles after the next switch, in milliseconds: from pointer up to the frame after the last change of the page. */
  redrawn?: Promise<number>;
}

declare global {
  interface Window {
    measuring: Measuring;
  }
}

/**
 * Records when the value, the yield of each product and the date of the data are all shown. Runs before the page's
 * scripts.
 */
export function watchFigures(): void {
  window.measuring = {};
  const look = () => {
    const text = document.querySelector('main')?.textContent ?? '';
    if (!(/VL\) du/.test(text) && /\d,\d\d\s€/.test(text) && /net \/ an/.test(text))) {
      requestAnimationFrame(look);
      return;
    }
    // A commit of this frame is on screen once the next one begins.
    requestAnimationFrame(() => {
      window.measuring.figuresShownMs = performance.now();
    });
  };
  requestAnimationFrame(look);
}

/** Arms the measurement of one switch. Charts count: they are drawn in `figure`, with its attributes. */
export function watchRedraw(quietMs: number): void {
  window.measuring.redrawn = new Promise((resolve) => {
    let releasedAt = 0;
    let shownAt = 0;
    let timer = 0;
    const release = ({ timeStamp }: Event) => {
      releasedAt = timeStamp;
    };
    window.addEventListener('pointerup', release, { capture: true, once: true });
    const observer = new MutationObserver((records) => {
      const isOurs = records.some(
        ({ type, target }) =>
          type !== 'attributes' || (target instanceof Element && target.closest('figure svg') !== null),
      );
      if (!isOurs || releasedAt === 0) return;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          shownAt = performance.now();
          window.clearTimeout(timer);
          timer = window.setTimeout(finish, quietMs);
        }),
      );
    });
    const main = document.querySelector('main');
    if (main === null) throw new Error('The page has no content.');
    observer.observe(main, { subtree: true, childList: true, characterData: true, attributes: true });
    function finish(): void {
      observer.disconnect();
      resolve(shownAt - releasedAt);
    }
  });
}

/** Steps back, then as many forward, each drawn before the next one. */
export async function goBackAndForth({ turns, steps }: { turns: number; steps: number }): Promise<void> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- sent to the page with the function around it
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const go = async (direction: number) => {
    const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.go(direction);
    await left;
    // The router renders in a separate task, and charts draw in the following frame.
    for (let wait = 0; wait < 4; wait += 1) await frame();
  };
  for (let turn = 0; turn < turns; turn += 1) {
    for (let step = 0; step < steps; step += 1) await go(-1);
    for (let step = 0; step < steps; step += 1) await go(1);
  }
}
