/** Joining, one's own place, and the link that moves one up. */
export const WAITLIST_SCRIPT = String.raw`
function setUpWaitlist(box) {
  const words = SITE.words.waitlist;
  const name = box.dataset.waitlist;
  const form = one('[data-form="' + name + '"]', box);
  const place = one('.place', box);
  const invited = new URLSearchParams(location.search).get('ref');
  one('.invited', box).hidden = !invited || kept.has('code');

  function showPlace({ position, referrals, count }) {
    const link = location.href.split(/[?#]/)[0] + '?ref=' + encodeURIComponent(kept.get('code'));
    one('.form-card', box).hidden = true;
    one('.listed', box).replaceChildren();
    one('.invited', box).hidden = true;
    place.hidden = false;
    place.replaceChildren(
      make('h3', { tabindex: '-1' }, words.thanks),
      make('p', { class: 'position' }, make('span', { class: 'muted' }, words.position), make('strong', {}, numbers.format(position))),
      make('p', { class: 'muted', role: 'status' }, [count && counted(words.ofAll, count), referrals > 0 && counted(words.referrals, referrals)].filter(Boolean).join(' · ')),
      addressField(name + '-link', words.link, link),
      make('p', {}, words.linkText),
      make('p', { class: 'actions' }, button(words.refresh, load)),
      make('p', { class: 'muted' }, words.keep),
    );
  }

  async function load() {
    const code = kept.get('code');
    const listed = one('.listed', box);
    await guarded(listed, async () => {
      const answer = await ask(name + (code ? '?ref=' + encodeURIComponent(code) : ''));
      if (code) showPlace(answer);
      else if (answer.count > 0) listed.textContent = counted(words.ofAll, answer.count);
    }, load);
  }

  roles.waitlist = {
    faults: { taken: words.taken },
    extra: () => (invited ? { ref: invited } : {}),
    after(sent, answer) {
      keep('code', answer.code);
      sent.reset();
      showPlace(answer);
      one('h3', place).focus();
      load();
    },
  };
  load();
}
for (const box of all('[data-waitlist]')) setUpWaitlist(box);
`;
