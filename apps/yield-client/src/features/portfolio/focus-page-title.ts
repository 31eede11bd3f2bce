/** Puts the focus on the page's h1, as a navigation does, when what had it leaves the page. */
export function focusPageTitle(): void {
  const title = document.querySelector('main h1');
  if (title instanceof HTMLElement) title.focus({ preventScroll: true });
}
