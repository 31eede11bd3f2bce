// The widget side of the Sumsub wire protocol. Parent and page speak by postMessage; the server's frame-ancestors rule
// already says who may embed the page, and after the first message everything goes to the parent's own origin.
const sessionId = crypto.randomUUID();
// The value is not URL-encoded by the parent: base64 may hold a +, so it is read raw.
const frameId = /[?&]_=([^&]*)/.exec(location.search)?.[1] ?? '';

const element = {
  page: document.getElementById('page'),
  documents: document.getElementById('documents'),
  missing: document.getElementById('missing'),
  status: document.getElementById('status'),
  buttons: [...document.querySelectorAll('button')],
};

const documentNames = { ID_CARD: 'Carte d’identité', PASSPORT: 'Passeport', DRIVERS: 'Permis de conduire' };
const sideNames = { FRONT_SIDE: 'recto', BACK_SIDE: 'verso' };

let parentOrigin = '*';
let accessToken = null;
/** Set while the person has asked to see an expired session: the next token brings the page back. */
let isStateStale = true;

function tell(method, payload = {}) {
  parent.postMessage({ ...payload, method: `idCheck.${method}`, frameId, sessionId }, parentOrigin);
}

async function ask(path, body) {
  const response = await fetch(`/websdk/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: accessToken, ...body }),
  });
  if (response.status === 401) {
    tell('onError', { code: 'invalid-token', error: 'Access token is invalid or expired' });
    return null;
  }
  if (!response.ok) throw new Error(`answer ${response.status}`);
  return response.json();
}

function describe({ idDocType, idDocSubType, country, fileName }) {
  const side = sideNames[idDocSubType];
  return `${documentNames[idDocType] ?? idDocType}${side ? `, ${side}` : ''} (${country}) : ${fileName}`;
}

function showDocuments({ documents, isComplete }) {
  const lines = documents.length > 0 ? documents.map(describe) : ['Aucun document'];
  element.documents.replaceChildren(
    ...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })),
  );
  element.missing.hidden = isComplete;
  for (const button of element.buttons) button.disabled = button.dataset.verdict === 'GREEN' && !isComplete;
}

async function load() {
  const state = await ask('state', {});
  if (state === null) return;
  showDocuments(state);
  element.status.textContent = '';
  if (isStateStale) {
    isStateStale = false;
    tell('onInitialized');
    tell('onApplicantLoaded', { applicantId: 'local' });
  }
}

async function decide(verdict) {
  const answer = await ask('review', { verdict });
  if (answer === null) return;
  for (const button of element.buttons) button.disabled = true;
  element.status.textContent = 'Décision enregistrée.';
  tell('onApplicantSubmitted');
  tell('onApplicantStatusChanged', answer.review.reviewAnswer ? toStatus(answer.review) : {});
}

function toStatus({ reviewStatus, reviewAnswer, reviewRejectType }) {
  return { reviewStatus, reviewResult: { reviewAnswer, ...(reviewRejectType && { reviewRejectType }) } };
}

const faults = {
  error: () => {
    element.status.textContent = 'Panne simulée.';
    tell('onError', { code: 'demo-failure', error: 'Panne simulée par le fournisseur de démonstration' });
  },
  expire: () => {
    element.status.textContent = 'Session expirée, renouvellement…';
    tell('onError', { code: 'invalid-token', error: 'Access token is expired' });
  },
};

function reportFailure(error) {
  element.status.textContent = 'Le fournisseur de démonstration ne répond pas.';
  tell('onError', { code: 'network', error: error instanceof Error ? error.message : String(error) });
}

for (const button of element.buttons) {
  button.addEventListener('click', () => {
    if (button.dataset.fault) faults[button.dataset.fault]();
    else decide(button.dataset.verdict).catch(reportFailure);
  });
}

window.addEventListener('message', (event) => {
  if (event.source !== parent) return;
  const { method, accessToken: token, error } = event.data ?? {};
  if (method !== 'idCheck.init' && method !== 'idCheck.updateAccessToken') return;
  parentOrigin = event.origin;
  if (!token) {
    element.status.textContent = `La session n’a pas pu être renouvelée. ${error ?? ''}`;
    return;
  }
  accessToken = token;
  load().catch(reportFailure);
});

// The parent sizes the frame from these; without them it keeps the height of an empty one.
new ResizeObserver(() => tell('onResize', { height: document.documentElement.scrollHeight })).observe(
  element.page,
);
tell('onReady');
