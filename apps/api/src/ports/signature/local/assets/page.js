// Behaviour of the local signing page. Runs under a strict content security policy: no inline code, no HTML strings.
const { siteOrigin, request, working, failed, ...outcomes } = document.body.dataset;
const form = document.getElementById('signing');
const state = document.getElementById('state');

/** Same message shape as Yousign's frames, to the one page allowed to embed us. */
function tellParent(event) {
  if (window.parent === window || !siteOrigin) return;
  window.parent.postMessage(
    { type: 'yousign', event, signature_request_id: request, signer_id: request },
    siteOrigin,
  );
}

function show(text) {
  state.textContent = text;
  state.focus();
}

async function send(action) {
  const buttons = [...form.querySelectorAll('button')];
  for (const button of buttons) button.disabled = true;
  show(working);
  try {
    const answer = await fetch(`${form.dataset.action}/${action}`, { method: 'POST' });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const { status } = await answer.json();
    form.remove();
    show(outcomes[status]);
    tellParent(status === 'done' ? 'success' : 'declined');
  } catch {
    for (const button of buttons) button.disabled = false;
    show(failed);
    tellParent('error');
  }
}

if (form) {
  const read = document.getElementById('read');
  const sign = document.getElementById('sign');
  const decline = document.getElementById('decline');
  const syncSign = () => {
    sign.disabled = !read.checked;
  };
  // A reload keeps the box as it was.
  syncSign();
  read.addEventListener('change', syncSign);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (read.checked) void send('sign');
  });
  let hasAsked = false;
  decline.addEventListener('click', () => {
    if (hasAsked) {
      void send('decline');
    } else {
      hasAsked = true;
      show(decline.dataset.confirm);
    }
  });
  tellParent('started');
}
