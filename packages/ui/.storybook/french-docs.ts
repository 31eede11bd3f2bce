/** Storybook's documentation blocks have no translations: their fixed strings and the French for each. */
const translations: Readonly<Record<string, string>> = {
  Name: 'Nom',
  Default: 'Par défaut',
  Control: 'Réglage',
  Stories: 'Exemples',
  'Show code': 'Voir le code',
  'Hide code': 'Masquer le code',
  'Copy code': 'Copier le code',
  Copied: 'Copié',
  'Setup controls': 'Aucun réglage',
  'Choose option...': 'Choisir…',
  'Set string': 'Saisir un texte',
  'Set object': 'Saisir un objet',
  'Set number': 'Saisir un nombre',
  'Set boolean': 'Choisir oui ou non',
  False: 'Non',
  True: 'Oui',
};

const chrome = '.sbdocs, .docblock-argstable, .docblock-source, .sbdocs-preview';
const storyContent = '.sb-story';

function translateBelow(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) translate(node);
}

function translate(node: Node): void {
  const french = translations[node.nodeValue?.trim() ?? ''];
  const parent = node.parentElement;
  if (french === undefined || parent?.closest(chrome) === null || parent?.closest(storyContent)) return;
  node.nodeValue = french;
}

/** Translates the strings of Storybook's own blocks on a documentation page as they are rendered. */
export function translateDocs(): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target);
      for (const node of addedNodes) translateBelow(node);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}
