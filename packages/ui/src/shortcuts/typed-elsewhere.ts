/** What takes letters: fields, and lists that go to an entry by its first letters. */
const takesLetters = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  'select',
  '[contenteditable="true"]',
  '[aria-haspopup="listbox"]',
  '[role="combobox"]',
  '[role="listbox"]',
  '[role="spinbutton"]',
  '[role="textbox"]',
].join(',');
/** What the arrows move in. */
const takesArrows = [
  'input',
  '[role="grid"]',
  '[role="radiogroup"]',
  '[role="slider"]',
  '[role="tablist"]',
  '[role="region"][tabindex="0"]',
  '[aria-haspopup]',
].join(',');
/** What « Entrée » presses. */
const takesEnter = 'a, button, input, summary, [role="button"], [role="link"], [role="tab"]';
/** While one is open, the page behind it must not act. A toast is an alert dialog too, over a page that goes on. */
const overlays = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"]), [role="menu"]';

/** Whether a key is for what has the focus, or for what is open above the page, rather than for the page. */
export function isTypedElsewhere({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean {
  if (document.querySelector(overlays) !== null) return true;
  if (!(target instanceof Element)) return false;
  const taking = [
    takesLetters,
    ...(key.startsWith('Arrow') ? [takesArrows] : []),
    ...(key === 'Enter' ? [takesEnter] : []),
  ];
  return target.closest(taking.join(',')) !== null;
}
