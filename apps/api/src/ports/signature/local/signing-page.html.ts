// The signing page, as HTML: small enough to be written by hand, every inserted value escaped.
import { escapeHtml } from '../../../html.ts';
import { localSignatureTexts as texts } from './local-signature.texts.ts';
import type { SigningPage } from './local-signing.ts';

export const pagePath = (token: string): string => `/local/signature/${encodeURIComponent(token)}`;
export const assetsPath = '/local/signature-assets';

function renderSummary(page: SigningPage): string {
  const rows = page.signature.summary
    .map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('');
  return `<h2>${texts.summaryTitle}</h2><dl>${rows}</dl>`;
}

function renderDocuments(page: SigningPage, token: string): string {
  const items = page.documents
    .map((document) => {
      const href = `${pagePath(token)}/documents/${document.nature}`;
      const label = texts.openDocument(texts.documentNames[document.nature]);
      return `<li><a href="${href}" target="_blank" rel="noopener">${escapeHtml(label)}</a></li>`;
    })
    .join('');
  return `<h2>${texts.documentsTitle}</h2><ul>${items}</ul>`;
}

function renderForm(token: string): string {
  return `<form id="signing" data-action="${pagePath(token)}">
  <label class="read"><input type="checkbox" id="read" required aria-describedby="read-hint"> <span>${texts.read}</span></label>
  <p id="read-hint" class="hint">${texts.readHint}</p>
  <div class="actions">
    <button type="submit" id="sign" disabled>${texts.sign}</button>
    <button type="button" id="decline" class="quiet" data-confirm="${texts.confirmDecline}">${texts.decline}</button>
  </div>
</form>`;
}

function renderDocument(title: string, body: string, attributes = ''): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${assetsPath}/page.css">
<script src="${assetsPath}/page.js" defer></script>
</head>
<body ${attributes}>
<p class="banner"><strong>${texts.banner}</strong> ${texts.bannerHint}</p>
<main>${body}</main>
</body>
</html>`;
}

export function renderSigningPage(page: SigningPage, token: string, siteOrigin: string): string {
  const { signature } = page;
  const name = `${signature.signer.firstName} ${signature.signer.lastName}`;
  const isOpen = signature.status === 'ongoing';
  const attributes = [
    `data-site-origin="${escapeHtml(siteOrigin)}"`,
    `data-request="${signature.id}"`,
    `data-working="${texts.working}"`,
    `data-failed="${texts.failed}"`,
    `data-done="${texts.states.done}"`,
    `data-declined="${texts.states.declined}"`,
    `data-canceled="${texts.states.canceled}"`,
  ].join(' ');
  const body = `<h1>${texts.title}</h1>
${isOpen ? `<p>${escapeHtml(texts.intro(name))}</p>` : ''}
${renderSummary(page)}
${renderDocuments(page, token)}
${isOpen ? renderForm(token) : ''}
<p id="state" role="status" tabindex="-1">${texts.states[signature.status]}</p>`;
  return renderDocument(texts.documentTitle, body, attributes);
}

export function renderUnknownPage(): string {
  return renderDocument(texts.documentTitle, `<h1>${texts.title}</h1><p>${texts.notFound}</p>`);
}
