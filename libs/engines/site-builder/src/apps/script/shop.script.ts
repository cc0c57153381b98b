/** Quantities, the order as it grows, and its total as far as prices are known. */
export const SHOP_SCRIPT = String.raw`
const MAX_QUANTITY = 99;

/** Prices of an order by currency; items without a price, or with one from … on, are told apart. */
function totalOf(cart) {
  const sums = new Map();
  let isOpen = false;
  for (const [name, quantity] of cart) {
    const price = SITE.prices[name];
    if (!price) isOpen = true;
    else sums.set(price.currency, (sums.get(price.currency) ?? 0) + price.amount * quantity);
  }
  return { text: [...sums].map(([currency, sum]) => money(sum, currency)).join(' + '), isOpen };
}

function money(amount, currency) {
  if (!currency) return numbers.format(amount);
  return new Intl.NumberFormat(SITE.language, { style: 'currency', currency }).format(amount);
}

function setUpShop(form) {
  const words = SITE.words.shop;
  const lines = one('.order-lines', form);
  const catalogue = one('.catalogue', form);
  if (!lines || !catalogue) return;
  const name = catalogue.dataset.field;
  const cart = new Map();
  const choice = make('input', { type: 'hidden', name });
  const bar = make('a', { class: 'button cart-bar', href: '#' + one('.order', form).id, hidden: true });
  const state = make('p', { class: 'visually-hidden', role: 'status' });
  const steppers = [];
  catalogue.append(choice, state, bar);
  lines.hidden = false;

  function setQuantity(item, quantity) {
    if (quantity > 0) cart.set(item, Math.min(quantity, MAX_QUANTITY));
    else cart.delete(item);
    choice.value = cart.size > 0 ? JSON.stringify([...cart].map(([value, quantity]) => ({ value, quantity }))) : '';
    if (cart.size > 0) markField(form, name, null);
    for (const draw of steppers) draw();
    drawOrder();
  }

  function stepper(item) {
    const add = button(words.add, () => {
      setQuantity(item, 1);
      more.focus();
    });
    add.setAttribute('aria-label', words.add + ': ' + item);
    const less = signButton('−', fill(words.less, { item }), () => {
      setQuantity(item, (cart.get(item) ?? 0) - 1);
      if (!cart.has(item)) add.focus();
    });
    const more = signButton('+', fill(words.more, { item }), () => setQuantity(item, (cart.get(item) ?? 0) + 1));
    const output = make('span', { class: 'amount' });
    const steps = make('span', { class: 'stepper', role: 'group', 'aria-label': fill(words.quantity, { item }) }, less, output, more);
    const draw = () => {
      const quantity = cart.get(item) ?? 0;
      add.hidden = quantity > 0;
      steps.hidden = quantity === 0;
      output.textContent = numbers.format(quantity);
    };
    steppers.push(draw);
    draw();
    return make('span', { class: 'quantity' }, add, steps);
  }

  function drawOrder() {
    const count = [...cart.values()].reduce((sum, quantity) => sum + quantity, 0);
    const { text, isOpen } = totalOf(cart);
    const rows = [...cart].map(([item, quantity]) => {
      const price = SITE.prices[item];
      const sum = price ? money(price.amount * quantity, price.currency) : words.onRequest;
      const remove = signButton('×', SITE.words.act.remove + ': ' + item, () => {
        setQuantity(item, 0);
        one('button, input:not([type=hidden])', one('.checkout', form))?.focus();
      });
      return make('li', {}, make('span', { class: 'line-name' }, numbers.format(quantity) + ' × ' + item), make('span', { class: 'line-sum' }, sum), remove);
    });
    const total = text && make('p', { class: 'total' }, make('span', {}, words.total), make('strong', {}, text));
    lines.replaceChildren(
      ...(count === 0
        ? [make('p', { class: 'muted' }, words.empty)]
        : [make('ul', { class: 'lines' }, ...rows), total || null, isOpen && text ? make('p', { class: 'muted' }, words.plus) : null].filter(Boolean)),
    );
    const summary = [counted(words.count, count), text].filter(Boolean).join(' · ');
    state.textContent = count === 0 ? words.empty : summary;
    bar.hidden = count === 0;
    bar.textContent = summary + ' — ' + words.toOrder;
  }

  for (const box of all('input[type=checkbox]', catalogue)) box.closest('.quantity').replaceWith(stepper(box.value));
  drawOrder();
  form.addEventListener('reset', () => {
    for (const item of [...cart.keys()]) setQuantity(item, 0);
  });
  roles.shop = { faults: { items: words.chooseOne } };
}
for (const form of all('[data-role=shop]')) setUpShop(form);
`;
