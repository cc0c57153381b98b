/** What all parts of a site's script use: elements, words, the service behind the page, undo. */
export const CORE_SCRIPT = String.raw`
const one = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
const numbers = new Intl.NumberFormat(SITE.language, { maximumFractionDigits: 2 });

/** A text of the form one|many for a number. */
function counted(text, n) {
  const forms = text.split('|');
  const isOne = new Intl.PluralRules(SITE.language).select(n) === 'one';
  return fill(isOne ? forms[0] : forms[forms.length - 1], { n: numbers.format(n) });
}

/** An element; attributes that are functions are listeners. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== false && value != null) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

const button = (label, click, kind = 'quiet') => make('button', { type: 'button', class: 'button ' + kind, click }, label);

/** A button that shows a sign and says in words what it does. */
const signButton = (sign, label, click) =>
  make('button', { type: 'button', class: 'sign', 'aria-label': label, title: label, click }, sign);

class Fault extends Error {
  constructor(code, field) {
    super(code);
    this.code = code;
    this.field = field;
  }
  get text() {
    return SITE.words.faults[this.code] ?? SITE.words.faults.failed;
  }
}

/** Asks the service behind the page. Throws a Fault: what it refuses, or that there is none. */
async function ask(path, { method = 'GET', body, space } = {}) {
  if (location.protocol === 'file:') throw new Fault('apart');
  const headers = {};
  if (body) headers['Content-Type'] = 'application/json';
  if (space) headers['X-Space'] = space;
  const response = await fetch('_data/' + path, { method, headers, body: body && JSON.stringify(body) }).catch(() => {
    throw new Fault(navigator.onLine ? 'apart' : 'offline');
  });
  if (response.ok && response.status === 204) return {};
  const answer = await response.json().catch(() => null);
  if (response.ok && answer) return answer;
  if (answer?.error) throw new Fault(answer.error.code, answer.error.field);
  throw new Fault(response.status >= 500 || response.status === 429 ? 'failed' : 'apart');
}

/** Shows what went wrong, with a button to try again where that may help. */
function showProblem(box, fault, retry) {
  const again = button(SITE.words.act.retry, () => {
    box.replaceChildren();
    retry();
  });
  box.replaceChildren(make('div', { class: 'notice problem' }, make('p', {}, fault.text), again));
}

/** Does some work and shows what the service has against it. */
async function guarded(box, work, retry) {
  try {
    await work();
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    showProblem(box, fault, retry);
  }
}

/** Says what was done and, for a while, offers to undo it. */
function sayDone(box, text, undo) {
  const parts = [make('span', {}, text)];
  if (undo) {
    parts.push(
      button(SITE.words.act.undo, () => {
        box.replaceChildren();
        undo();
      }),
    );
  }
  box.replaceChildren(make('div', { class: 'done' }, ...parts));
}

/** Days and times are those of the undertaking's clock, wherever the visitor is. */
const format = (options) => {
  const formatter = new Intl.DateTimeFormat(SITE.language, { ...options, timeZone: 'UTC' });
  return (text) => formatter.format(Date.parse(text.length > 10 ? text + ':00Z' : text + 'T00:00Z'));
};
const longDay = format({ weekday: 'long', day: 'numeric', month: 'long' });
const fullDay = format({ day: 'numeric', month: 'long', year: 'numeric' });
const moment = format({ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
const clock = format({ hour: 'numeric', minute: '2-digit' });
const dayPlus = (day, n) => new Date(Date.parse(day + 'T00:00Z') + n * 86400000).toISOString().slice(0, 10);

/** The moment by the visitor's clock, e.g. 2026-12-01T10:00. */
function nowText() {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60000).toISOString().slice(0, 16);
}
const today = () => nowText().slice(0, 10);

/** What the fragment keeps: a secret or a code, which so never reach a server by the address. */
const keptIn = (hash) => new Map([...new URLSearchParams(hash.slice(1))].filter(([name]) => name === 'space' || name === 'code'));
const kept = keptIn(location.hash);

function keep(name, value) {
  kept.set(name, value);
  restoreKept();
}

/** Jumps within the page replace the fragment: it is put back, and given to links to other pages. */
function restoreKept() {
  if (kept.size === 0) return;
  const hash = '#' + new URLSearchParams([...kept]);
  history.replaceState(null, '', hash);
  for (const link of all('a[href]')) {
    const href = link.getAttribute('href');
    if (/^[\w-]+\.html$/.test(href)) link.setAttribute('href', href + hash);
  }
}
addEventListener('hashchange', () => {
  const given = keptIn(location.hash);
  if ([...given].some(([name, value]) => kept.get(name) !== value)) location.reload();
  else restoreKept();
});
restoreKept();

/** The address of this page and a button that copies it. */
function addressField(id, label, address) {
  const state = make('span', { role: 'status', class: 'muted' });
  const input = make('input', { id, type: 'text', readonly: true, value: address, focus: () => input.select() });
  const copy = async () => {
    input.select();
    await navigator.clipboard.writeText(address).catch(() => document.execCommand('copy'));
    state.textContent = SITE.words.act.copied;
  };
  return make(
    'div',
    { class: 'field address' },
    make('label', { for: id }, label),
    make('div', { class: 'address-line' }, input, button(SITE.words.act.copy, copy)),
    state,
  );
}
`;
