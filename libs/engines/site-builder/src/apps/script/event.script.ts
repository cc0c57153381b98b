/** Places left, as they are now. */
export const EVENT_SCRIPT = String.raw`
function setUpEvent(box) {
  const words = SITE.words.event;
  const name = box.dataset.places;
  const { totalCapacity } = SITE.collections[name];
  const form = one('[data-form="' + name + '"]');
  const text = one('.places-left', box);
  const meter = one('.meter', box);

  async function load() {
    await guarded(text, async () => {
      const { count } = await ask(name);
      const left = totalCapacity === undefined ? null : Math.max(0, totalCapacity - count);
      box.hidden = left === null && count === 0;
      if (left === null) text.textContent = counted(words.coming, count);
      else text.textContent = left === 0 ? words.none : counted(words.left, left);
      if (meter && left !== null) meter.style.setProperty('--taken', String(Math.min(1, count / totalCapacity)));
      if (left === 0 && !document.getElementById(name).classList.contains('is-shown')) form.hidden = true;
      const guests = form.elements.guests;
      if (left !== null && guests && left > 0) guests.max = Math.min(left, Number(guests.max));
    }, load);
  }

  roles.event = {
    after(sent) {
      showSent(sent);
      load();
    },
    refused: load,
  };
  load();
}
for (const box of all('[data-places]')) setUpEvent(box);
`;
